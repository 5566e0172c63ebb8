/** A reading that shares one connection with the other readings of its request. */
export interface TurnTaker {
  readonly idCliente: number | null
  /** whether it must see the same data until its end, so that nobody may interrupt it */
  readonly snapshot: boolean
  /**
   * Gives its connection back; its next statement begins the transaction again. Nothing is lost by that, because each statement
   * sees the newest data anyway.
   * @returns false while a statement runs, and for a snapshot
   */
  pause(): boolean
}

/** The turns in which the readings of a request use its one connection. */
export interface Turns {
  /** Waits until this reading may use a connection. */
  enter(one: TurnTaker): Promise<void>
  /** None of its statements runs any more: another one that waits may have the turn. */
  rest(one: TurnTaker): void
  /** It has ended. */
  end(one: TurnTaker): void
}
