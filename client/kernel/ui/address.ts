/**
 * The parameters of the address as it stands. Those of `useSearchParams` are the ones last drawn, and drawing comes after the
 * navigation: whoever counts from them counts two quick presses as one, and takes back what was chosen a moment ago.
 */
export const addressParams = () => new URLSearchParams(window.location.search)
