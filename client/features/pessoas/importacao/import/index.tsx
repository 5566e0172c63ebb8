import { useSearchParams } from 'react-router-dom'
import { LoadFailed } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { importacaoUrls } from '../urls'
import { History } from './history'
import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'
import { useImportacaoQuery } from './importacao.generated'
import { Preview } from './preview'
import { Result } from './result'
import { SendFile } from './send-file'

const crumbs = [{ text: 'Pessoas', to: usuarioUrls.list }]

/** The import, in three steps at one address: send the file; then, with ?id=, the preview; then the result. */
export function Component() {
  const id = useSearchParams()[0].get('id')
  return (
    <>
      <PageHeader title="Importar pessoas" crumbs={crumbs} />
      {id ? <Importacao id={id} /> : <Send />}
    </>
  )
}

function Send() {
  return (
    <div className={styles.steps}>
      <SendFile />
      <History />
    </div>
  )
}

function Importacao({ id }: { id: string }) {
  const { data, error, refetch } = useImportacaoQuery({ variables: { id } })
  if (!data) {
    if (!error) return <PageSpinner />
    return (
      <LoadFailed
        error={error}
        text="Não foi possível carregar os dados."
        onRetry={refetch}
        list={importacaoUrls.send}
      />
    )
  }
  return <Step importacao={data.importacao} />
}

/** The preview or the result. */
function Step({ importacao }: { importacao: ImportacaoPreviaFragment }) {
  const another = importacaoUrls.send
  return (
    <>
      {importacao.situacao === 'previa' ? (
        <Preview importacao={importacao} another={another} />
      ) : (
        <Result importacao={importacao} another={another} />
      )}
    </>
  )
}
