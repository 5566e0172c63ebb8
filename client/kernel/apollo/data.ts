/**
 * The data of a query or mutation that did not throw. Their type may lack it, for those who ask Apollo to give errors back
 * instead of throwing them, which nobody here does.
 * @throws Error when it is missing all the same
 */
export function dataOf<Data>({ data }: { data?: Data | null }): Data {
  if (data === undefined || data === null) throw new Error('an operation answered neither data nor an error')
  return data
}
