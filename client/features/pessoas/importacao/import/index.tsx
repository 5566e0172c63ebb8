import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useNamedChurch } from '../../../../kernel/form'
import { useCan, useViewer } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { importacaoUrls } from '../urls'
import { History } from './history'
import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'
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
      {id ? <Importacao id={id} /> : <Send />}
    </>
  )
}

function Send() {
  const named = /^[1-9]\d{0,9}$/.exec(useSearchParams()[0].get('idCliente') ?? '')?.[0]
  const church = useNamedChurch(
    'A igreja em que as pessoas do arquivo serão cadastradas. Em branco, a sua.',
    named ? Number(named) : undefined,
  )
  return (
    <div className={styles.steps}>
      <SendFile idCliente={church.idCliente} church={church.field} />
      <History key={church.idCliente} idCliente={church.idCliente} />
    </div>
  )
}

function Importacao({ id }: { id: string }) {
  const { data, error, refetch } = useImportacaoQuery({ variables: { id } })
  if (!data) {
    if (!error) return <PageSpinner />
    const text = errorText(error, 'Não foi possível carregar os dados.')
    return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
  }
  return <Step importacao={data.importacao} />
}

/** The preview or the result. The platform's administrator sees whose people they are, and stays in that church. */
function Step({ importacao }: { importacao: ImportacaoPreviaFragment }) {
  const { idCliente } = importacao
  const own = useViewer().idCliente
  const platform = useCan('plataforma.operar')
  const another = idCliente === own ? importacaoUrls.send : importacaoUrls.sendTo(idCliente)
  return (
    <>
      {platform && <p className={styles.note}>Id do Cliente: {idCliente}.</p>}
      {importacao.situacao === 'previa' ? (
        <Preview importacao={importacao} another={another} />
      ) : (
        <Result importacao={importacao} another={another} />
      )}
    </>
  )
}
