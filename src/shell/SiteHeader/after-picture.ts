/** Does something once the browser has shown its next picture: what nobody sees must not hold up what somebody touched. */
export const afterPicture = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
