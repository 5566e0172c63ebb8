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
   * @param turnOf with whose jobs it takes turns, when not with those of the church of `work`
   */
  send<Data extends object>(
    work: Writing,
    job: JobKind<Data>,
    author: Pick<Author, 'idUsuario' | 'requisicao'>,
    data: Data,
    seconds?: number,
    turnOf?: string,
  ): Promise<void>
  /**
   * Queues a job without data, unless one of this kind waits already for the church of `work` and runs within `seconds`:
   * then that one runs only after this transaction, and sees what it has written.
   */
  sendOnce(
    work: Writing,
    job: JobKind<object>,
    author: Pick<Author, 'idUsuario' | 'requisicao'>,
    seconds?: number,
  ): Promise<void>
  /**
   * Adds values to the list in this field of the job of this kind that waits for the church of `work`, and runs in so many
   * seconds; without one, queues one. The caller holds a lock of the church, so that a church has one such job.
   * @param list.most how long the list may become
   * @param list.seconds delay before it runs
   * @returns false when it is full
   */
  append<Field extends string, Value>(
    work: Writing,
    job: JobKind<Record<Field, Value[]>>,
    author: Pick<Author, 'idUsuario' | 'requisicao'>,
    list: { field: Field; values: Value[]; most: number; seconds?: number },
  ): Promise<boolean>
  /** The number of waiting jobs of this kind, for the church of `work`. */
  waiting(work: Writing, job: Pick<JobKind<never>, 'name'>): Promise<number>
}
