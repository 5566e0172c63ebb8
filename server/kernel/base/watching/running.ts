import { AsyncLocalStorage } from 'node:async_hooks'

/** A statement without its values. */
export interface Timed {
  text: string
  ms: number
}

/** What is known of a request or a job while it runs. Nothing in it is personal data. */
export interface Work {
  /** 'query <fields>', 'GET <route>' or 'job <name>': names that the product defines, never a text from a client */
  operation: string
  /** its church; null when it has none or reads all of them */
  idCliente: number | null
  /** its longest statement, if it had a long one */
  slowest?: Timed | undefined
  /** it waits for work that is done elsewhere, so its duration does not count */
  waits?: boolean
  /** milliseconds that it has waited for others, see waiting.ts */
  waited?: number
  /** of a job: told when it begins and ends to wait long for others, so that somebody else has its place meanwhile */
  away?: (is: boolean) => void
  /** its transactions in churches come first, as those of tenant 0 do */
  comesFirst?: boolean
}

/** Attributes of a span: names and numbers that the product defines. */
export type Attributes = Record<string, string | number>

/** A part of a trace. */
export interface Span {
  set(attributes: Attributes): void
  /** @param failure why it failed, if it did; only the kind of error is kept */
  end(failure?: unknown): void
  /** names it for a job that another process runs (W3C trace context) */
  readonly address: string
}

export interface Tracer {
  /**
   * @param parent without it, the span begins a trace
   * @param caused the address of a span that caused this trace
   */
  start(
    name: string,
    kind: 'server' | 'internal' | 'client' | 'consumer',
    attributes: Attributes,
    parent?: Span,
    caused?: string,
  ): Span
}

interface Running {
  work: Work
  span?: Span | undefined
}

const running = new AsyncLocalStorage<Running>()

let tracer: Tracer | undefined

/** Makes spans from now on; without a tracer, which is the usual case, `inSpan` only calls its function. */
export function traceWith(made: Tracer | undefined): void {
  tracer = made
}

export const currentTracer = (): Tracer | undefined => tracer

/** What runs now, for the code that measures statements. */
export const current = (): Running | undefined => running.getStore()

/** Runs a function as a part of a request or a job. */
export const within = <T>(work: Work, span: Span | undefined, run: () => T): T => running.run({ work, span }, run)

/** Runs a function as a span of the current trace, if traces are made. */
export async function inSpan<T>(name: string, attributes: Attributes, run: () => Promise<T>): Promise<T> {
  const now = running.getStore()
  if (!tracer || !now?.span) return run()
  const span = tracer.start(name, 'internal', attributes, now.span)
  try {
    const result = await running.run({ work: now.work, span }, run)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
