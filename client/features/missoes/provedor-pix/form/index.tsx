import { Button, Callout } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { DetailCard, DetailLayout, Facts } from '../../../../kernel/detail'
import { useReload } from '../../../../kernel/record'
import { useViewer } from '../../../../kernel/session'
import { DateText, ErrorState, PageHeader, PageSpinner, toast } from '../../../../kernel/ui'
import { pixRecebidoUrls } from '../../pix-recebido/urls'
import {
  type PixAutomaticoEdicaoFragment,
  usePixAutomaticoQuery,
  useTestarPixAutomaticoMutation,
} from './pix-automatico.generated'
import { PixAutomaticoForm } from './pix-automatico-form'

const title = 'Pix pelo banco'
const crumbs = [{ text: 'Tesouraria' }, { text: 'Pix recebidos', to: pixRecebidoUrls.list }]

export function Component() {
  const { data, error, refetch } = usePixAutomaticoQuery({ fetchPolicy: 'network-only' })
  const { doisFatores } = useViewer()
  const { reloads, reload } = useReload(refetch)
  if (!data && !error) return <PageSpinner />
  if (!data)
    return (
      <ErrorState
        header={{ title, crumbs }}
        text={errorText(error, 'Não foi possível buscar os dados do Pix pelo banco.')}
        onRetry={reload}
      />
    )
  const banco = data.pixAutomatico
  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        description="O banco informa cada Pix que a igreja recebe, e ele é lançado sozinho: dízimo, oferta ou doação de quem tem o código."
      />
      <DetailLayout side={<Estado banco={banco} onTested={refetch} />}>
        {doisFatores ? (
          <DetailCard title="Dados do banco">
            <PixAutomaticoForm key={reloads} banco={banco} onReload={reload} />
          </DetailCard>
        ) : (
          <Callout intent="primary" title="Ative antes a verificação em duas etapas">
            Com ela, quem descobrir a sua senha não consegue pôr nos livros dinheiro que não chegou.{' '}
            <Link to="/dashboard/settings?aba=seguranca">Abrir Segurança</Link>
          </Callout>
        )}
      </DetailLayout>
    </>
  )
}

type EstadoProps = { banco: PixAutomaticoEdicaoFragment | null; onTested: () => Promise<unknown> }

function Estado({ banco, onTested }: EstadoProps) {
  const [testar, { loading }] = useTestarPixAutomaticoMutation()
  if (!banco)
    return (
      <DetailCard title="Situação">
        <p>Desligado. Peça ao banco da igreja acesso à API Pix: ele dá o Client ID, o Client Secret e o certificado.</p>
      </DetailCard>
    )
  const test = () =>
    testar()
      .then(({ data }) => data && toast.success(data.testarPixAutomatico.message))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível falar com o banco.')))
      // a failure changes what is shown, too
      .then(onTested)
      .catch(() => undefined)
  return (
    <>
      <Facts
        title="Situação"
        facts={[
          ['Pix pelo banco', banco.ativo ? `Ligado, por ${banco.nomeBanco}` : 'Desligado'],
          ['Avisos do banco', banco.avisoRegistrado ? 'Registrados' : (banco.avisoProblema ?? 'Ainda não registrados')],
          ['Último aviso', banco.ultimoAviso && <DateText value={banco.ultimoAviso} />],
          ['Última busca', banco.ultimaBusca && <DateText value={banco.ultimaBusca} />],
          banco.problema !== null && ['Problema', banco.problema],
          banco.problemaEm !== null && ['Problema desde', <DateText key="desde" value={banco.problemaEm} />],
        ]}
      />
      <Button text="Testar conexão" loading={loading} onClick={() => void test()} />
    </>
  )
}
