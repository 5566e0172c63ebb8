import type { Config } from '../config.js'

/**
 * Makes traces, if the settings name a collector. The libraries for it are loaded only then.
 * @returns the function that sends what is left
 */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>): Promise<() => Promise<void>> {
  if (!tracing) return async () => undefined
  const { startOtlp } = await import('./otlp.js')
  return startOtlp(tracing)
}
