import fc from 'fast-check'

/**
 * The seed of every random test. The suite draws the same cases in every run, so that it fails for a change and never by
 * chance; SEED=random looks for new ones, and SEED=<number> repeats what a failure printed.
 */
export const seed = process.env.SEED === 'random' ? Date.now() % 2_147_483_647 : Number(process.env.SEED ?? 20_261_129)

if (!Number.isInteger(seed)) throw new Error('SEED has to be a whole number, or random')

fc.configureGlobal({ seed })

export { fc }
