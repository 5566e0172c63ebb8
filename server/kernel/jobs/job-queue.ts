import type { Author, Writing } from '../tenant/session.js'

/** What every job contains besides its own data: the tenant and who queued it. */
export interface JobOrigin {
  idCliente: number
  idUsuario: number | null
  requisicao: string
  /** the span that queued it, see Span */
  traco?: string
}

/** A kind of job for the code that queues it; jobs.ts defines how it runs. */
export interface JobKind<Data extends object> {
  readonly name: string
  /** how often and after how many seconds, growing to a maximum, a failed job is retried; otherwise as every job */
  readonly retry?: { readonly retryLimit: number; readonly retryDelay: number; readonly retryDelayMax: number }
  /** never present at run time: ties the type of the data to the kind */
  readonly takes?: (data: Data) => void
}

export interface JobQueue {
  /**
   * Queues a job in the transaction of `work`: the job exists only if the transaction commits.
   * @param seconds delay before it runs
   */
  send<Data extends object>(
    work: Writing,
    job: JobKind<Data>,
    author: Pick<Author, 'idUsuario' | 'requisicao'>,
    data: Data,
    seconds?: number,
  ): Promise<void>
  /** The number of waiting jobs of this kind, for the church of `work`. */
  waiting(work: Writing, job: Pick<JobKind<never>, 'name'>): Promise<number>
}
