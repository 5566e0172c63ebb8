import { Button } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import paper from '../../../../kernel/paper/paper.module.css'
import { ErrorState, useDocumentTitle } from '../../../../kernel/ui'
import { celulaUrls } from '../../../pessoas/celula/urls'
import { grupoDe, MAIS } from '../grupos'
import { useTiposRelatorioQuery } from '../screen/relatorios.generated'
import { relatorioUrls } from '../urls'
import { useCelulasDosRelatoriosQuery } from './area.generated'
import styles from './printed.module.css'

/** The overview of the printed reports: a link to each, without dates, so each covers the current month. */
export function Component() {
  useDocumentTitle('Relatórios')
  const { data, error, refetch } = useTiposRelatorioQuery()
  const linksOf = (grupo: string | undefined) =>
    data?.tiposRelatorio
      .filter(({ tipo }) => grupoDe(tipo) === grupo)
      .map(({ tipo, titulo, filtro, obrigatorio }) =>
        obrigatorio && filtro === 'idCelula' ? (
          <OfCells key={tipo} tipo={tipo} titulo={titulo} />
        ) : (
          <li key={tipo}>
            <Link to={relatorioUrls.printed(tipo, {})}>{titulo}</Link>
          </li>
        ),
      )
  return (
    <main className={`${paper.page} ${styles.paper}`}>
      <h1>Relatórios</h1>
      {data ? (
        <>
          <ul className={styles.area}>{linksOf(undefined)}</ul>
          <h2>{MAIS}</h2>
          <ul className={styles.area} aria-label={MAIS}>
            {linksOf(MAIS)}
          </ul>
          <p className={styles.more}>
            <Link to="/dashboard/relatorios">Escolher datas e filtros</Link>
          </p>
        </>
      ) : error ? (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar os relatórios.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <p role="status">Carregando...</p>
      )}
    </main>
  )
}

/** A report about one cell: a link for each cell. */
function OfCells({ tipo, titulo }: { tipo: string; titulo: string }) {
  const { data, error, refetch } = useCelulasDosRelatoriosQuery()
  const { nodes = [], totalCount = 0 } = data?.celulas ?? {}
  return (
    <li>
      {titulo}
      <ul className={styles.area}>
        {nodes.map(({ id, nomeCelula }) => (
          <li key={id}>
            <Link to={relatorioUrls.printed(tipo, { idCelula: id })}>{nomeCelula}</Link>
          </li>
        ))}
        {error && !data && (
          <li role="alert">
            Não foi possível buscar as células.{' '}
            <Button
              variant="minimal"
              size="small"
              text="Tentar de novo"
              onClick={() => void refetch().catch(() => undefined)}
            />
          </li>
        )}
        {(error || (data && nodes.length < Math.max(totalCount, 1))) && (
          <li>
            <Link to={celulaUrls.list}>{nodes.length === 0 ? 'Células' : 'Outra célula'}</Link>
          </li>
        )}
      </ul>
    </li>
  )
}
