/**
 * Milliseconds of a turn: for so long a job may go on before it lets other churches pass. It then queues the rest of its
 * work as a job of its own, which comes when it is the church's turn again.
 */
export const turnMs = 2000

export interface Turn {
  /** whether the rest must wait for the next turn; asked after each piece, so that every turn does at least one */
  readonly over: boolean
  /** another turn, for storing what somebody outside took the whole turn to answer */
  anew(): Turn
}

export function beginTurn(ms = turnMs): Turn {
  const end = performance.now() + ms
  return {
    get over() {
      return performance.now() >= end
    },
    anew: () => beginTurn(ms),
  }
}
