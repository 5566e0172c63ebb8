/**
 * The data of a query or mutation that did not throw. Its type allows undefined for Apollo's other error policies,
 * which this project does not use.
 * @throws Error when the data is missing
 */
export function dataOf<Data>({ data }: { data?: Data | null }): Data {
  if (data === undefined || data === null) throw new Error('an operation answered neither data nor an error')
  return data
}
