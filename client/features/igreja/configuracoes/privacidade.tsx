import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { downloadFile, downloadText } from '../../../kernel/list'
import { Can, useSession } from '../../../kernel/session'
import { DateText, ErrorState, PageSpinner, StatusDot, toast } from '../../../kernel/ui'
import { SenhaDialog } from '../../acesso/confirmar-senha'
import { Encarregado, useEncarregadoQuery } from '../encarregado'
import { incidenteUrls } from '../incidente/urls'
import { Card } from './card'
import styles from './configuracoes.module.css'
import { Encerramento } from './encerramento'
import {
  type ConsentimentoLinhaFragment,
  useExcluirMinhaContaMutation,
  useMeusConsentimentosQuery,
  useResponderConsentimentoMutation,
} from './privacidade.generated'

/** The rights that data protection law gives people: to see their data, to give or refuse consent, and to leave. */
export function Privacidade() {
  const navigate = useNavigate()
  const consents = useMeusConsentimentosQuery()
  const contact = useEncarregadoQuery({ fetchPolicy: 'cache-and-network' })
  // all at once: what is read would move when a part above it comes later
  if ([consents, contact].some(({ data, error }) => !data && !error)) return <PageSpinner />
  return (
    <div className={styles.panel}>
      <Card
        title="Os meus dados"
        text="Um arquivo JSON com tudo o que a igreja guarda sobre você, na hora."
        actions={<DownloadButton text="Solicitar Dados" path="/meus-dados" name="meus-dados.json" />}
      >
        <Encarregado />
      </Card>
      <Consentimentos />
      <Can action="igreja.exportar">
        <Card
          title="Os dados da igreja"
          text="Um ZIP com todas as tabelas, em JSON e CSV, as imagens e os documentos em PDF. Pode demorar alguns minutos."
          actions={<DownloadButton text="Baixar tudo" path="/igreja/dados" name="igreja.zip" />}
        />
      </Can>
      <Can action="incidente.ler">
        <Card
          title="Incidentes de segurança"
          text="Um papel perdido, uma mensagem ao grupo errado, uma senha descoberta: o registro que a lei pede, com os prazos e os textos para avisar."
          actions={<Button text="Ver registro" onClick={() => navigate(incidenteUrls.list)} />}
        />
      </Can>
      <ExcluirConta />
      <Can action="igreja.encerrar">
        <Encerramento />
      </Can>
    </div>
  )
}

function DownloadButton({ text, path, name }: { text: string; path: string; name: string }) {
  const [busy, setBusy] = useState(false)
  const download = () => {
    setBusy(true)
    downloadFile(path, name)
      .catch((error: unknown) => toast.error(downloadText(error, 'Não foi possível reunir os dados.')))
      .finally(() => setBusy(false))
  }
  return <Button icon={<Download />} text={text} loading={busy} onClick={download} />
}

function Consentimentos() {
  const { data, error, refetch } = useMeusConsentimentosQuery()
  const { hash } = useLocation()
  const shown = data !== undefined
  // the address may name one of them
  useEffect(() => {
    if (shown && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' })
  }, [shown, hash])
  return (
    <Card title="Consentimentos" text="Você pode voltar atrás quando quiser. Cada resposta fica registrada.">
      {error && !data && (
        <ErrorState text="Não foi possível carregar os consentimentos." onRetry={() => void refetch()} />
      )}
      <ul className={styles.rows}>
        {data?.meusConsentimentos.map((one) => (
          <Consentimento key={one.documento} consentimento={one} onDone={() => void refetch()} />
        ))}
      </ul>
      <Encarregado />
    </Card>
  )
}

function Consentimento({ consentimento, onDone }: { consentimento: ConsentimentoLinhaFragment; onDone: () => void }) {
  const { documento, versaoTexto, titulo, texto, aceito, respondidoEm } = consentimento
  const [responder, { loading }] = useResponderConsentimentoMutation()
  const answer = (value: boolean) =>
    responder({ variables: { documento, versaoTexto, aceito: value } })
      .then(() => {
        toast.success('Resposta registrada.')
        onDone()
      })
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível registrar a resposta.')))
  return (
    <li id={documento}>
      <div>
        <strong>{titulo}</strong>
        <p>{texto}</p>
        <p>
          {aceito === null ? (
            <StatusDot color="neutral" text="Sem resposta" />
          ) : (
            <StatusDot color={aceito ? 'success' : 'warning'} text={aceito ? 'Concordo' : 'Não concordo'} />
          )}{' '}
          {respondidoEm && <DateText value={respondidoEm} />} · versão {versaoTexto}
        </p>
      </div>
      <div className={styles.answers}>
        {aceito !== true && (
          <Button text="Concordo" aria-label={`Concordo: ${titulo}`} loading={loading} onClick={() => answer(true)} />
        )}
        {aceito !== false && (
          <Button
            text="Não concordo"
            aria-label={`Não concordo: ${titulo}`}
            loading={loading}
            onClick={() => answer(false)}
          />
        )}
      </div>
    </li>
  )
}

function ExcluirConta() {
  const [asking, setAsking] = useState(false)
  const { signOut } = useSession()
  const [excluir] = useExcluirMinhaContaMutation({ context: { endsSession: true } })
  const leave = async (senha: string, codigo?: string) => {
    const { data } = await excluir({ variables: { senha, codigo } })
    // the session went with the account
    await signOut({ ended: true })
    // The server's message contains where the name is kept. Signing out closes the messages before it.
    toast.success(data?.excluirMinhaConta.message ?? 'A sua conta foi excluída e os seus dados foram apagados.')
  }
  return (
    <Card
      title="Excluir a minha conta"
      text="O seu nome, contato e documentos são apagados para sempre, também do histórico e dos textos em que aparecem. As atas já aprovadas ficam como estão, porque a lei manda guardá-las, e também os PDFs guardados das prestações de contas, com os nomes de quem era do conselho ou é citado neles. O que você contribuiu fica nas contas da igreja, sem o seu nome."
      actions={<Button intent="danger" variant="outlined" text="Excluir minha conta" onClick={() => setAsking(true)} />}
    >
      {asking && (
        <SenhaDialog
          title="Excluir a minha conta"
          text="Você não poderá reverter isso! Se quiser uma cópia dos seus dados, solicite antes."
          saveText="Excluir para sempre"
          danger
          failureText="Não foi possível excluir a conta."
          onSave={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
