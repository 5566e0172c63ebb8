// zod tries whether it may compile code, which the page's policy forbids and reports as a violation. It reads this
// setting when it is loaded, so this module is imported first; importing zod here would load it with every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
