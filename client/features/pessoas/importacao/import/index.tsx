import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { importacaoUrls } from '../urls'
import { History } from './history'
import styles from './import.module.css'
import { useImportacaoQuery } from './importacao.generated'
import { Preview } from './preview'
import { Result } from './result'
import { SendFile } from './send-file'

const crumbs = [{ text: 'Secretaria' }, { text: 'Pessoas', to: usuarioUrls.list }]

/** The import, in three steps at one address: send the file; then, with ?id=, the preview; then the result. */
export function Component() {
  const id = useSearchParams()[0].get('id')
  return (
    <>
      <PageHeader title="Importar pessoas" crumbs={crumbs} />
      {id ? (
        <Importacao id={id} />
      ) : (
        <div className={styles.steps}>
          <SendFile />
          <History />
        </div>
      )}
    </>
  )
}

function Importacao({ id }: { id: string }) {
  const { data, error, refetch } = useImportacaoQuery({ variables: { id } })
  if (!data) {
    if (!error) return <PageSpinner />
    const text = errorText(error, 'Não foi possível carregar os dados.')
    return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (data.importacao.situacao === 'previa')
    return <Preview importacao={data.importacao} another={importacaoUrls.send} />
  return <Result importacao={data.importacao} />
}
