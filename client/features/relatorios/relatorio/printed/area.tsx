import { Link } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { ErrorState, useDocumentTitle } from '../../../../kernel/ui'
import { useTiposRelatorioQuery } from '../screen/relatorios.generated'
import { relatorioUrls } from '../urls'
import styles from './printed.module.css'

/** The root of the printed reports: each of them, for the present month. */
export function Component() {
  useDocumentTitle('Relatórios')
  const { data, error, refetch } = useTiposRelatorioQuery()
  return (
    <main className={styles.paper}>
      <h1>Relatórios</h1>
      {data ? (
        <ul className={styles.area}>
          {data.tiposRelatorio
            .filter(({ obrigatorio }) => !obrigatorio)
            .map(({ tipo, titulo }) => (
              <li key={tipo}>
                <Link to={relatorioUrls.printed(tipo, {})}>{titulo}</Link>
              </li>
            ))}
          <li>
            <Link to="/dashboard/relatorios">Escolher datas e filtros</Link>
          </li>
        </ul>
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
