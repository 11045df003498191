/** Opens and closes the panel in browsers that have dialogs but not yet popovers: before 2024. */
export {};

document.addEventListener("click", (event) => {
  const control = (event.target as Element).closest("[popovertarget], [data-opens]");
  const id = control?.getAttribute("popovertarget") ?? control?.getAttribute("data-opens");
  const dialog = id ? document.getElementById(id) : null;
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Not along the link.
  event.preventDefault();
  if (dialog.open) dialog.close();
  else dialog.showModal();
});
