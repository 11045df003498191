/**
 * Invoker commands (`commandfor`) for browsers that have dialogs but not yet these attributes:
 * Safari before 26.2, Firefox before 144.
 */
export function installInvokers(): void {
  document.addEventListener("click", (event) => {
    const control = (event.target as Element).closest("button[commandfor], a[data-opens]");
    const id = control?.getAttribute("commandfor") ?? control?.getAttribute("data-opens");
    const dialog = id ? document.getElementById(id) : null;
    if (!(dialog instanceof HTMLDialogElement)) return;
    // Neither as a popover, the dialog's second best, nor along the link.
    event.preventDefault();
    if (control?.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
