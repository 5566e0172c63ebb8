/** A line of a table: its number as spreadsheets show it, from 1, and its cells. */
export interface Line {
  number: number
  cells: string[]
}
