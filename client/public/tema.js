// Runs before the first paint, so that a dark screen never flashes white. The same rule as kernel/theme/theme.ts.
try {
  const signedIn = /^\/(dashboard|auth)(\/|$)/.test(location.pathname)
  if (signedIn && localStorage.getItem('tema') === 'dark') document.documentElement.classList.add('bp6-dark')
} catch {
  // Without storage the page stays light.
}
