import { useApolloClient } from '@apollo/client/react'
import { Button, Callout, MenuItem } from '@blueprintjs/core'
import { Duplicate, Endorsed, EyeOff, EyeOn, Undo } from '@blueprintjs/icons'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { askUntil } from '../../../../kernel/later'
import type { Column } from '../../../../kernel/list'
import {
  FilterDate,
  FilterSelect,
  Filters,
  ListTable,
  ListTools,
  RowMenu,
  SearchBox,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan, useEveryChurch } from '../../../../kernel/session'
import { DateText, formatMoney, Money, PageHeader, Pill, toast } from '../../../../kernel/ui'
import { entradaUrls } from '../../../financas/entrada/urls'
import { nomeFinalidade } from '../../codigo-pix'
import { provedorPixUrls } from '../../provedor-pix/urls'
import { SituacaoPix } from '../situacao'
import { motivoTexts, situacaoChoices } from '../situacoes'
import { DevolverDialog } from './devolver'
import { IdentificarDialog } from './identificar'
import { ParecidoDialog } from './parecido'
import {
  type PixRecebidoLinhaFragment,
  PixRecebidosDocument,
  type PixRecebidosQuery,
  UltimaBuscaDePixDocument,
  useBuscarPixRecebidosMutation,
  useIgnorarPixRecebidoMutation,
} from './pix-recebidos.generated'
import styles from './pix-recebidos.module.css'
import { useVistos } from './vistos'

const title = 'Pix recebidos'

/** The Pix with a refund that the books do not have yet, whatever their situation is. */
const devolucaoALancar = { value: 'devolucao', label: 'Devolução a lançar' }

const columns: Column<PixRecebidoLinhaFragment, 'id'>[] = [
  { id: 'quando', title: 'Quando', cell: (row) => <DateText value={row.quando} /> },
  {
    id: 'quem',
    title: 'De quem',
    cell: ({ codigo, contaReceber, pagador }) =>
      codigo?.usuario?.name ?? contaReceber?.responsavel?.name ?? (pagador ? `Pago por ${pagador}` : 'Não se sabe'),
  },
  {
    id: 'para',
    title: 'Para',
    cell: ({ codigo, contaReceber }) =>
      codigo
        ? (codigo.campanha?.nomeCampanha ?? codigo.evento?.nomeEvento ?? nomeFinalidade(codigo.finalidade))
        : contaReceber
          ? `Conta: ${contaReceber.descricaoConta}`
          : '-',
  },
  {
    id: 'situacao',
    title: 'Situação',
    cell: (row) => (
      <span className={styles.situacao}>
        {row.lancamento ? (
          <Link to={entradaUrls.detail(row.lancamento.id)}>
            <SituacaoPix situacao={row.situacao} />
          </Link>
        ) : (
          <SituacaoPix situacao={row.situacao} />
        )}
        {row.situacao === 'pendente' && row.motivo && <small>{motivoTexts[row.motivo]}</small>}
      </span>
    ),
  },
  {
    id: 'valor',
    title: 'Valor',
    align: 'right',
    cell: (row) => (
      // one element: on a phone the cell spreads its parts over the line
      <span>
        {row.valorDevolvido !== '0.00' && (
          <Pill
            text={row.valorDevolvido === row.valor ? 'Devolvido' : `Devolvido ${formatMoney(row.valorDevolvido)}`}
          />
        )}{' '}
        {row.valorRetiradoPeloBanco !== '0.00' && (
          <Pill
            text={
              row.valorRetiradoPeloBanco === row.valorDevolvido
                ? 'Pelo banco'
                : `Pelo banco ${formatMoney(row.valorRetiradoPeloBanco)}`
            }
          />
        )}{' '}
        {row.valorEmDevolucao !== '0.00' && <Pill text={`Em devolução ${formatMoney(row.valorEmDevolucao)}`} />}{' '}
        <Money value={row.valor} />
      </span>
    ),
  },
  { id: 'mensagem', title: 'Mensagem', optional: true, cell: (row) => row.mensagem ?? '-' },
  { id: 'txid', title: 'Identificador (txid)', optional: true, cell: (row) => <code>{row.txid ?? '-'}</code> },
  { id: 'endToEndId', title: 'EndToEndId', optional: true, cell: (row) => <code>{row.endToEndId}</code> },
]

/** Each Pix that the bank told of, and what the books say of it. */
export function Component() {
  const [identifying, setIdentifying] = useState<PixRecebidoLinhaFragment>()
  const [resembling, setResembling] = useState<PixRecebidoLinhaFragment>()
  const [returning, setReturning] = useState<PixRecebidoLinhaFragment>()
  const [ignorar] = useIgnorarPixRecebidoMutation({ refetchQueries: [PixRecebidosDocument] })
  const comBanco = useCan('provedorPix.ler')
  const vistos = useVistos()
  const found = useListQuery(PixRecebidosDocument, {
    name: 'pix-recebidos',
    columns,
    order: { campo: 'id', direcao: 'DESC' },
    // The API has no other sort order.
    ownOrder: true,
    filters: ['situacao', 'inicio', 'fim'],
    filtro: ({ situacao, inicio, fim }) => ({
      situacao: situacaoChoices.some(({ value }) => value === situacao) ? situacao : undefined,
      devolucaoALancar: situacao === devolucaoALancar.value,
      inicio,
      fim,
    }),
    fetchPolicy: 'cache-and-network',
    variables: { comBanco: false, dizimos: false, doacoes: false },
    onScreen: () => ({ comBanco, ...vistos }),
    page: ({ pixRecebidos }) => pixRecebidos,
  })
  const { list, data } = found
  const several = useEveryChurch()
  // the Pix of all churches come from several banks
  const banco = several ? undefined : data?.pixAutomatico
  const ignore = async (row: PixRecebidoLinhaFragment, yes: boolean) => {
    await ignorar({ variables: { id: String(row.id), ignorar: yes, versao: row.versao, ...vistos } })
      .then(() => toast.success(yes ? 'O Pix fica fora dos livros.' : 'O Pix espera de novo.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível mudar o Pix.')))
  }
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ text: 'Tesouraria' }]}
        description="Cada Pix que o banco informa é lançado sozinho. Os que não dizem de quem são esperam por você."
        actions={banco?.ativo && <Atualizar />}
      />
      {banco !== undefined && <Estado banco={banco} />}
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="pixRecebido.exportar" />}>
        <SearchBox list={list} placeholder="Buscar por nome ou identificador" />
        <Filters list={list}>
          <FilterSelect
            list={list}
            name="situacao"
            label="Situação"
            feminine
            choices={[...situacaoChoices, devolucaoALancar]}
          />
          <FilterDate list={list} name="inicio" label="Desde" />
          <FilterDate list={list} name="fim" label="Até" />
        </Filters>
      </Toolbar>
      <ListTable
        of={found}
        label={title}
        errorText="Não foi possível buscar os Pix recebidos."
        hint="Com o Pix pelo banco ligado, os Pix aparecem aqui assim que chegam."
        menu={(row) => {
          const may = (acao: string) => row.acoesPermitidas.includes(acao)
          if (row.acoesPermitidas.length === 0) return null
          return (
            <RowMenu of={`Pix de ${formatMoney(row.valor)}`}>
              {((may('tomarDizimo') && row.dizimoParecido) || (may('tomarDoacao') && row.doacaoParecida)) && (
                <MenuItem icon={<Duplicate />} text="Já está lançado?" onClick={() => setResembling(row)} />
              )}
              {may('identificar') && (
                <MenuItem icon={<Endorsed />} text="Identificar" onClick={() => setIdentifying(row)} />
              )}
              {may('ignorar') && <MenuItem icon={<EyeOff />} text="Ignorar" onClick={() => void ignore(row, true)} />}
              {may('considerar') && (
                <MenuItem icon={<EyeOn />} text="Considerar de novo" onClick={() => void ignore(row, false)} />
              )}
              {may('devolver') && (
                <MenuItem icon={<Undo />} text="Devolver" intent="danger" onClick={() => setReturning(row)} />
              )}
            </RowMenu>
          )
        }}
      />
      {identifying && (
        <IdentificarDialog key={identifying.id} row={identifying} onClose={() => setIdentifying(undefined)} />
      )}
      {resembling && (
        <ParecidoDialog
          key={resembling.id}
          row={resembling}
          onOther={() => {
            setIdentifying(resembling)
            setResembling(undefined)
          }}
          onClose={() => setResembling(undefined)}
        />
      )}
      {returning && <DevolverDialog key={returning.id} row={returning} onClose={() => setReturning(undefined)} />}
    </>
  )
}

/** Whether the bank tells us of Pix, and how it went the last time. */
function Estado({ banco }: { banco: PixRecebidosQuery['pixAutomatico'] }) {
  const configures = useCan('provedorPix.configurar')
  const link = configures && <Link to={provedorPixUrls.form}>Configurar o Pix pelo banco</Link>
  if (!banco?.ativo)
    return (
      <Callout className={styles.state} intent="primary" title="O Pix pelo banco está desligado">
        Nenhum banco informa os Pix desta igreja. {link || 'Quem administra a igreja no sistema pode ligá-lo.'}
      </Callout>
    )
  if (banco.problema)
    return (
      <Callout className={styles.state} intent="warning" title={`${banco.nomeBanco}: a última consulta falhou`}>
        {banco.problema} Tentaremos de novo em até uma hora. {link}
      </Callout>
    )
  return (
    <p className={styles.state}>
      {banco.nomeBanco} · último aviso: <DateText value={banco.ultimoAviso} /> · última busca:{' '}
      <DateText value={banco.ultimaBusca} /> {link}
    </p>
  )
}

/** How often the screen asks whether the bank was searched, and how many times at most: a minute and a half. */
const ASK_MS = 3000
const ASKS = 30

/** Lets the bank be searched, and shows what was found once the job has ended. */
function Atualizar() {
  const writes = useCan('pixRecebido.escrever')
  const client = useApolloClient()
  const [buscar] = useBuscarPixRecebidosMutation()
  const [searching, setSearching] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  if (!writes) return null
  const search = async () => {
    const { signal } = (leaving.current = new AbortController())
    setSearching(true)
    const last = async () =>
      JSON.stringify(
        dataOf(await client.query({ query: UltimaBuscaDePixDocument, variables: {}, fetchPolicy: 'no-cache' })),
      )
    try {
      const before = await last()
      toast.success(dataOf(await buscar({ variables: {} })).buscarPixRecebidos.message)
      const ask = async () => (await last()) !== before
      const ended = await askUntil({ ask, everyMs: ASK_MS, times: ASKS, signal })
      if (signal.aborted) return
      await client.refetchQueries({ include: [PixRecebidosDocument] })
      if (!ended)
        toast.info('O banco ainda não respondeu. O que ele informar depois aparece ao abrir esta tela de novo.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível consultar o banco.'))
    } finally {
      setSearching(false)
    }
  }
  return <Button text="Buscar no banco" loading={searching} onClick={() => void search()} />
}
