import { Button, Callout, Menu, PopoverNext } from '@blueprintjs/core'
import { More, Tick } from '@blueprintjs/icons'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { errorText, isStale } from '../../../../kernel/apollo'
import { DetailCard, DetailLayout, Facts } from '../../../../kernel/detail'
import { InBin, LoadFailed } from '../../../../kernel/record'
import { useViewer } from '../../../../kernel/session'
import {
  DateText,
  formatDate,
  formatMoney,
  Money,
  PageHeader,
  PageSpinner,
  toast,
  useConfirm,
} from '../../../../kernel/ui'
import { entradaUrls } from '../../../financas/entrada/urls'
import { tituloCulto } from '../../culto'
import { ContagemItems } from '../menu-items'
import { SituacaoContagem } from '../situacao'
import { contagemUrls } from '../urls'
import { Comparacao } from './comparacao'
import {
  type ContagemDetalheFragment,
  useAssinarContagemMutation,
  useConfirmarContagemMutation,
  useContagemDetalheQuery,
} from './contagem.generated'
import { Contar } from './contar'
import styles from './detail.module.css'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Contagens', to: contagemUrls.list }]

/** How often the page asks whether the other person has counted or signed. */
const ASK_MS = 10_000

export function Component() {
  const { id = '' } = useParams()
  const [waits, setWaits] = useState(false)
  const { data, error, refetch } = useContagemDetalheQuery({
    variables: { id },
    pollInterval: waits ? ASK_MS : 0,
    skipPollAttempt: () => document.hidden,
    context: { opensScreen: true },
  })
  // polling begins with the first answer, so that a counting that is done is asked for once
  if (data && waits === isDone(data.contagem)) setWaits(!waits)
  if (data) return <Counting contagem={data.contagem} onStale={() => void refetch().catch(() => undefined)} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Contagem', crumbs }}
      error={error}
      text="Não foi possível buscar a contagem."
      onRetry={refetch}
    />
  )
}

/** Nobody can change it any more, so there is nothing to ask for. */
const isDone = ({ situacao, excluidoEm }: ContagemDetalheFragment) => situacao === 'Lançada' || excluidoEm !== null

type CountingProps = { contagem: ContagemDetalheFragment; onStale: () => void }

function Counting({ contagem, onStale }: CountingProps) {
  const viewer = useViewer()
  const { partes, situacao } = contagem
  const own = partes.find(({ idPessoa }) => idPessoa === viewer.id)
  const mayCount = contagem.acoesPermitidas.includes('contar')
  // the sheet stays open when two others have counted meanwhile: what was typed is not taken away
  const [counts, setCounts] = useState(mayCount && !own)
  return (
    <>
      <PageHeader
        title={contagem.descricao}
        crumbs={crumbs}
        actions={<Actions contagem={contagem} onStale={onStale} />}
      />
      <InBin table="contagem" record={contagem} />
      <DetailLayout
        side={
          <Facts
            title="A contagem"
            last
            facts={[
              ['Situação', <SituacaoContagem key="situacao" situacao={situacao} />],
              ...when(contagem.total, (total): Fact => ['Total', <Money key="total" value={total} />]),
              ['Data', <DateText key="data" value={contagem.data} />],
              ['Categoria', categoriasEntrada[contagem.categoria]],
              ...when(contagem.culto, (culto): Fact => ['Culto', tituloCulto(culto)]),
              ['Conta financeira', contagem.contaFinanceira?.nome],
              ...when(
                contagem.lancamento,
                ({ id }): Fact => [
                  'Entrada',
                  <Link key="entrada" to={entradaUrls.detail(id)}>
                    Abrir a entrada
                  </Link>,
                ],
              ),
            ]}
          />
        }
      >
        {counts ? (
          <Contar contagem={contagem} own={own} onDone={() => setCounts(false)} />
        ) : (
          <>
            {partes.length > 0 && (
              <DetailCard title="Quem contou">
                <Progress contagem={contagem} />
                <Comparacao partes={partes} />
                {mayCount && (
                  <Button
                    className={styles.again}
                    variant="outlined"
                    text="Contar de novo"
                    onClick={() => setCounts(true)}
                  />
                )}
              </DetailCard>
            )}
            {partes.length === 0 && (
              <DetailCard title="Quem contou">
                <p className={styles.note}>Ninguém contou ainda.</p>
              </DetailCard>
            )}
          </>
        )}
      </DetailLayout>
    </>
  )
}

type Fact = [label: string, value: ReactNode]

/** A fact that is left out while there is none. */
const when = <Value,>(value: Value | null | undefined, fact: (value: Value) => Fact): Fact[] =>
  value === null || value === undefined ? [] : [fact(value)]

/** What is to be done next. */
function Progress({ contagem }: { contagem: ContagemDetalheFragment }) {
  const { situacao, partes, acoesPermitidas } = contagem
  if (acoesPermitidas.includes('confirmar'))
    return (
      <Callout intent="warning" title="Confira e confirme o que você contou">
        Depois que as duas pessoas confirmam, os valores aparecem. Quem contar de novo deixa à vista o que tinha
        contado.
      </Callout>
    )
  if (situacao === 'Falta uma pessoa')
    return (
      <Callout intent="primary" title="Falta outra pessoa contar">
        Os valores aparecem quando as duas tiverem contado e confirmado. Quem vai contar abre esta contagem com o
        próprio acesso.
      </Callout>
    )
  if (situacao === 'Falta confirmar')
    return (
      <Callout intent="primary" title="Falta uma confirmação">
        Os valores aparecem quando as duas pessoas tiverem confirmado o que contaram.
      </Callout>
    )
  if (situacao === 'Com diferença')
    return (
      <Callout intent="danger" title="Os totais são diferentes">
        Confiram as linhas marcadas; quem errou conta de novo.
      </Callout>
    )
  if (situacao !== 'Conferida') return null
  const signed = partes.filter(({ assinadaEm }) => assinadaEm)
  return (
    <Callout intent="success" title="Os totais são iguais">
      {signed.length === 0
        ? 'Agora as duas pessoas assinam. Com a segunda assinatura, a entrada é lançada.'
        : 'Falta uma assinatura. Com ela, a entrada é lançada.'}
    </Callout>
  )
}

function Actions({ contagem, onStale }: CountingProps) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [assinar, { loading }] = useAssinarContagemMutation()
  const [confirmar, { loading: confirming }] = useConfirmarContagemMutation()
  const accept = async () => {
    try {
      await confirmar({ variables: { id: String(contagem.id) } })
      toast.success('Sua contagem foi confirmada.')
    } catch (failure) {
      toast.error(errorText(failure, 'Não foi possível confirmar a contagem.'))
    }
  }
  const sign = async () => {
    const { descricao, total, data: dia, contaFinanceira } = contagem
    const conta = contaFinanceira ? `, na conta ${contaFinanceira.nome}` : ''
    const text = `Você confirma que contou este dinheiro e que está certo? ${descricao}, de ${formatDate(dia)}: ${formatMoney(total ?? '0.00')}, ${categoriasEntrada[contagem.categoria]}${conta}.`
    if (!(await confirm({ text, confirmText: 'Assinar' }))) return
    try {
      const { data } = await assinar({ variables: { id: String(contagem.id), versao: contagem.versao } })
      toast.success(
        data?.assinarContagem.situacao === 'Lançada'
          ? 'Contagem assinada. A entrada foi lançada.'
          : 'Contagem assinada com sucesso.',
      )
    } catch (failure) {
      if (isStale(failure)) {
        toast.error('Esta contagem mudou: confira e assine de novo.')
        onStale()
      } else toast.error(errorText(failure, 'Não foi possível assinar a contagem.'))
    }
  }
  const changes = contagem.acoesPermitidas.some((acao) => ['editar', 'excluir', 'restaurar'].includes(acao))
  return (
    <>
      {contagem.acoesPermitidas.includes('confirmar') && (
        <Button
          intent="primary"
          icon={<Tick />}
          text="Confirmar contagem"
          loading={confirming}
          onClick={() => void accept()}
        />
      )}
      {contagem.acoesPermitidas.includes('assinar') && (
        <Button intent="primary" icon={<Tick />} text="Assinar" loading={loading} onClick={() => void sign()} />
      )}
      {changes && (
        <PopoverNext
          placement="bottom-end"
          content={
            <Menu>
              <ContagemItems contagem={contagem} onRemoved={() => navigate(contagemUrls.list)} />
            </Menu>
          }
        >
          <Button variant="outlined" icon={<More />} text="Ações" />
        </PopoverNext>
      )}
    </>
  )
}
