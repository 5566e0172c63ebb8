import { formatDate, formatMoney } from '../../../../kernel/ui'
import type { ReciboPapelFragment } from './papel.generated'
import styles from './papel.module.css'

type Props = { linhas: NonNullable<ReciboPapelFragment['linhas']>; total: string }

/** Everything that the statement of a year counts. */
export function Linhas({ linhas, total }: Props) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col">Finalidade</th>
          <th scope="col">Valor</th>
        </tr>
      </thead>
      <tbody>
        {linhas.map(({ data, campanha, meio, recibo, valor }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a statement never change
          <tr key={index}>
            <td>{formatDate(data)}</td>
            <td>{[campanha ?? 'Dízimo', meio, recibo && `recibo nº ${recibo}`].filter(Boolean).join(' · ')}</td>
            <td>{formatMoney(valor)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
