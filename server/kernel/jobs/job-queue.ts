import type { Author, Writing } from '../tenant/session.js'

/** What every job carries besides its own data: the tenant and who asked. */
export interface JobOrigin {
  idCliente: number
  idUsuario: number | null
  requisicao: string
}

/** A kind of job, as the one who queues it knows it; jobs.ts says how it runs. */
export interface JobKind<Data extends object> {
  readonly name: string
  /** never present: ties the data to the kind */
  readonly takes?: (data: Data) => void
}

export interface JobQueue {
  /**
   * Queues a job in the transaction of `work`: it exists only if the transaction commits.
   * @param seconds how long it waits before it runs
   */
  send<Data extends object>(
    work: Writing,
    job: JobKind<Data>,
    author: Pick<Author, 'idUsuario' | 'requisicao'>,
    data: Data,
    seconds?: number,
  ): Promise<void>
}
