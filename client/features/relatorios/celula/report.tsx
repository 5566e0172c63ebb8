import type { ReactNode } from 'react'
import { DateText, formatAverage } from '../../../kernel/ui'
import type { RelatorioCelulaDadosFragment } from './relatorio.generated'
import styles from './report.module.css'

/** The content of the report, on the screen and on paper. */
export function Report({ relatorio }: { relatorio: RelatorioCelulaDadosFragment }) {
  const { encontros, membros, totalVisitantes, mediaVisitantes } = relatorio
  return (
    <>
      <dl className={styles.tiles}>
        <Tile label="Membros" value={relatorio.qtdeMembros} />
        <Tile label="Responsável" value={relatorio.responsavel ?? 'N/A'} />
        <Tile label="Encontros" value={relatorio.quantidadeEncontros} />
        <Tile
          label="Média de presentes"
          value={formatAverage(relatorio.mediaPresentes)}
          note="por encontro, sem visitantes"
        />
        <Tile label="Visitantes" value={totalVisitantes} note={`${formatAverage(mediaVisitantes)} por encontro`} />
      </dl>
      <section className={styles.block}>
        <h2>Encontros</h2>
        {encontros.length === 0 ? (
          <p>Nenhum encontro encontrado.</p>
        ) : (
          <Table label="Encontros" heads={['Data', 'Tema', 'Local']} numbers={['Presentes', 'Visitantes']}>
            {encontros.map((encontro) => (
              <tr key={encontro.uuid}>
                <td data-label="Data">
                  <DateText value={encontro.dataEncontro} />
                </td>
                <td data-label="Tema">{encontro.temaEstudo ?? 'N/A'}</td>
                <td data-label="Local">{encontro.local?.nomeLocal ?? 'N/A'}</td>
                <td data-label="Presentes" className={styles.number}>
                  {encontro.qtdePresentes}
                </td>
                <td data-label="Visitantes" className={styles.number}>
                  {encontro.visitantes}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </section>
      <section className={styles.block}>
        <h2>Membros</h2>
        {membros.length === 0 ? (
          <p>Nenhum membro encontrado.</p>
        ) : (
          <Table label="Membros" heads={['Nome', 'E-mail']}>
            {membros.map(({ uuid, membro }) => (
              <tr key={uuid}>
                <td data-label="Nome">{membro?.name ?? 'N/A'}</td>
                <td data-label="E-mail">{membro?.email || 'N/A'}</td>
              </tr>
            ))}
          </Table>
        )}
      </section>
    </>
  )
}

function Tile({ label, value, note }: { label: string; value: string | number; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

type TableProps = {
  label: string
  heads: string[]
  /** Heads of the number columns, which come last. */
  numbers?: string[]
  children: ReactNode
}

function Table({ label, heads, numbers = [], children }: TableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
          {numbers.map((head) => (
            <th key={head} className={styles.number}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
