import { DateText, Money } from '../../../../kernel/ui'
import { cedulas, nomeDaCedula } from './cedulas'
import type { ContagemDetalheFragment } from './contagem.generated'
import styles from './detail.module.css'

type Parte = ContagemDetalheFragment['partes'][number]

/** How often a person counted, and what was counted before. */
function Vezes({ anteriores }: Pick<Parte, 'anteriores'>) {
  if (anteriores === null) return '-'
  if (anteriores.length === 0) return '1 vez'
  return (
    <>
      {anteriores.length + 1} vezes
      {anteriores.map(({ total, em }) => (
        <span key={em} className={styles.before}>
          antes <Money value={total} />
        </span>
      ))}
    </>
  )
}

/** How many of each note and coin each person counted; lines that differ are marked. */
export function Comparacao({ partes }: { partes: readonly Parte[] }) {
  const quantity = ({ cedulas: counted }: Parte, valor: string) =>
    counted && (counted.find((one) => one.valor === valor)?.quantidade ?? 0)
  const lines = cedulas.filter((valor) => partes.some((parte) => quantity(parte, valor)))
  const differ = (values: readonly unknown[]) => values.length > 1 && new Set(values).size > 1 && !values.includes(null)
  const cheques = partes.map((parte) => parte.cheques)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Cédula ou moeda</th>
          {partes.map(({ idPessoa, pessoa }) => (
            <th key={idPessoa} scope="col">
              {pessoa?.name ?? 'Pessoa excluída'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((valor) => {
          const counted = partes.map((parte) => quantity(parte, valor))
          return (
            <tr key={valor} data-differs={differ(counted) || undefined}>
              <th scope="row">
                {nomeDaCedula(valor)}
                {differ(counted) && <span className={styles.differs}> diferente</span>}
              </th>
              {partes.map(({ idPessoa }, index) => (
                <td key={idPessoa}>{counted[index] ?? '-'}</td>
              ))}
            </tr>
          )
        })}
        {cheques.some((value) => value && value !== '0.00') && (
          <tr data-differs={differ(cheques) || undefined}>
            <th scope="row">
              Cheques
              {differ(cheques) && <span className={styles.differs}> diferente</span>}
            </th>
            {partes.map(({ idPessoa, cheques: value }) => (
              <td key={idPessoa}>
                <Money value={value} />
              </td>
            ))}
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {partes.map(({ idPessoa, total }) => (
            <td key={idPessoa}>{total === null ? 'Contado' : <Money value={total} />}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Contou</th>
          {partes.map(({ idPessoa, anteriores }) => (
            <td key={idPessoa}>
              <Vezes anteriores={anteriores} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">Confirmou</th>
          {partes.map(({ idPessoa, confirmada }) => (
            <td key={idPessoa}>{confirmada ? 'Sim' : 'Ainda não'}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">Assinatura</th>
          {partes.map(({ idPessoa, assinadaEm }) => (
            <td key={idPessoa}>{assinadaEm ? <DateText value={assinadaEm} /> : '-'}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
