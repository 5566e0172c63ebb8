import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../kernel/apollo'
import { LeaveGuard, PhotoField } from '../../../kernel/form'
import { useReload } from '../../../kernel/record'
import { EuDocument, useCan } from '../../../kernel/session'
import { ErrorState, Skeleton, toast } from '../../../kernel/ui'
import {
  type IgrejaEdicaoFragment,
  IgrejaForm,
  useEnviarLogoIgrejaMutation,
  useIgrejaForm,
  useIgrejaQuery,
  useRemoverLogoIgrejaMutation,
} from '../dados-da-igreja'
import { Card } from './card'
import { ChavePix } from './chave-pix'
import styles from './configuracoes.module.css'
import { PaginaOfertar } from './pagina-ofertar'

/** The church's own data, for its documents and as contact data. */
export function Igreja() {
  const { data, error, refetch } = useIgrejaQuery({ fetchPolicy: 'network-only' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) return <ErrorState text="Não foi possível carregar os dados da igreja." onRetry={reload} />
  if (!data) return <Skeleton width="60%" />
  return <Dados key={reloads} igreja={data.igreja} onReload={reload} />
}

function Dados({ igreja, onReload }: { igreja: IgrejaEdicaoFragment; onReload: () => void }) {
  const form = useIgrejaForm(igreja)
  const canChangeKey = useCan('codigoPix.mudarChave')
  const takeVersion = (versao: number) => form.setValue('versao', versao)
  return (
    <div className={styles.panel}>
      <Card title="Logotipo" text="Aparece nos relatórios e nas atas em PDF.">
        <Logo logoUrl={igreja.logoUrl} onVersion={takeVersion} />
      </Card>
      {canChangeKey && (
        <>
          <ChavePix igreja={igreja} versao={form.watch('versao')} onVersion={takeVersion} onReload={onReload} />
          <PaginaOfertar onVersion={takeVersion} />
        </>
      )}
      <Card title="Dados da igreja">
        <div className={styles.body}>
          <IgrejaForm form={form} igreja={igreja} onReload={onReload}>
            <LeaveGuard form={form} />
          </IgrejaForm>
        </div>
      </Card>
    </div>
  )
}

function Logo({ logoUrl, onVersion }: { logoUrl: string | null | undefined; onVersion: (versao: number) => void }) {
  const [file, setFile] = useState<File>()
  const [enviar, { loading: sending }] = useEnviarLogoIgrejaMutation({ refetchQueries: [EuDocument] })
  const [remover, { loading: removing }] = useRemoverLogoIgrejaMutation({ refetchQueries: [EuDocument] })
  const [shown, setShown] = useState(logoUrl)
  const done = (igreja: { logoUrl?: string | null; versao: number } | undefined, text: string) => {
    if (!igreja) return
    setShown(igreja.logoUrl)
    setFile(undefined)
    onVersion(igreja.versao)
    toast.success(text)
  }
  const send = () =>
    file &&
    enviar({ variables: { arquivo: file } })
      .then(({ data }) => done(data?.enviarLogoIgreja, 'Logotipo atualizado.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível enviar o logotipo.')))
  const remove = () =>
    remover()
      .then(({ data }) => done(data?.removerLogoIgreja, 'Logotipo removido.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível remover o logotipo.')))
  return (
    <div className={styles.body}>
      <PhotoField label="Logotipo da igreja" current={shown} file={file} onChange={setFile} />
      <div className={styles.buttons}>
        {file && <Button intent="primary" text="Salvar logotipo" loading={sending} onClick={send} />}
        {shown && !file && <Button text="Remover logotipo" loading={removing} onClick={remove} />}
      </div>
    </div>
  )
}
