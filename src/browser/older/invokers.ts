/**
 * Opens and closes the panel in browsers that have dialogs but neither popovers nor invoker commands (`commandfor`):
 * before 2024.
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
