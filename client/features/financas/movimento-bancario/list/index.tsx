import { Button, ButtonGroup, Callout, HTMLSelect } from '@blueprintjs/core'
import { Filter, History, Import, TickCircle } from '@blueprintjs/icons'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  FilterDate,
  Filters,
  ListTable,
  ListTools,
  SearchBox,
  SortSelect,
  Toolbar,
  useListQuery,
} from '../../../../kernel/list'
import { useCan, useEveryChurch } from '../../../../kernel/session'
import { ErrorState, PageHeader, singleKeys } from '../../../../kernel/ui'
import { RegrasDialog } from '../regras'
import { RegraDialog } from '../regras/form'
import { todasAsContas } from '../urls'
import { may, strayOf, strayOnes, sureOnes, useMovimentoActions } from './actions'
import { BaixarDialog } from './baixar'
import { columns, columnsOfAll } from './columns'
import { ConciliarDialog } from './conciliar'
import { DesfazerDialog } from './desfazer'
import { type Movimento, useEmOutraConta } from './em-outra-conta'
import { ImportacoesDialog } from './importacoes'
import { ImportarDialog } from './importar'
import { LancarDialog } from './lancar'
import { type Ato, keys, MovimentoMenu, needed } from './menu'
import {
  type ConciliacaoBancariaQuery,
  MovimentosBancariosDocument,
  useConciliacaoBancariaQuery,
} from './movimentos.generated'
import styles from './movimentos.module.css'
import { Saldo } from './saldo'
import { useNextRow } from './use-next-row'

const title = 'Extratos bancários'
const crumbs = [{ text: 'Tesouraria' }]

const situacoes = [
  ['pendente', 'Pendentes', 'pendentes'],
  ['conciliado', 'Conciliados', 'conciliados'],
  ['ignorado', 'Ignorados', 'ignorados'],
] as const

type Situacao = (typeof situacoes)[number][0]

const empty: Readonly<Record<Situacao, string>> = {
  pendente: 'Nenhum movimento espera por você. Importe o próximo extrato quando o banco o der.',
  conciliado: 'Aqui ficam os movimentos que têm os seus lançamentos.',
  ignorado: 'Aqui ficam linhas de saldo, lançamentos futuros e o que você ignorar.',
}

type Conta = NonNullable<ConciliacaoBancariaQuery['contasFinanceiras']>['nodes'][number]

type Filtros = Partial<Record<'situacao' | 'idContaFinanceira' | 'inicio' | 'fim', string>>

type Opened =
  | { what: 'conciliar' | 'lancar' | 'baixar' | 'regra' | 'desfazer'; row: Movimento }
  | { what: 'importar' | 'importacoes' | 'regras' }
  | undefined

/** The bank's statement of an account: what is pending, matched and ignored. */
export function Component() {
  const several = useEveryChurch()
  const comContas = useCan('contaFinanceira.ler') && !several
  const canImport = useCan('movimentoBancario.importar')
  const writes = useCan('movimentoBancario.escrever')
  const paga = useCan('contaPagar.escrever')
  const recebe = useCan('contaReceber.escrever')
  const [opened, setOpened] = useState<Opened>()
  const actions = useMovimentoActions()
  const filtroDe = ({ situacao, idContaFinanceira, inicio, fim }: Filtros) => ({
    situacao: situacaoOf(situacao),
    idContaFinanceira: idContaFinanceira === todasAsContas ? undefined : idContaFinanceira,
    // the accounts of all churches are no choice
    contaPrincipal: !idContaFinanceira && !several,
    inicio,
    fim,
  })
  const todas = useSearchParams()[0].get('idContaFinanceira') === todasAsContas
  const listed = useListQuery(MovimentosBancariosDocument, {
    name: 'movimentos-bancarios',
    columns: todas ? columnsOfAll : columns,
    order: { campo: 'data', direcao: 'ASC' },
    filters: ['situacao', 'idContaFinanceira', 'inicio', 'fim'],
    filtro: filtroDe,
    page: ({ movimentosBancarios }) => movimentosBancarios,
  })
  const { list } = listed
  const situacao = situacaoOf(list.filters.situacao)
  const variables = { ...list.variables, filtro: filtroDe(list.filters) }
  const found = useEmOutraConta(listed, variables, situacao !== 'pendente' || several || todas)
  const { page } = found
  // beside the list, whose rows need not wait for the balances and the names of the accounts
  const conciliacao = useConciliacaoBancariaQuery({
    variables: { idConta: todas ? undefined : list.filters.idContaFinanceira, comContas },
    skip: several,
  })
  const atual = conciliacao.data ?? conciliacao.previousData
  const contas = atual?.contasFinanceiras?.nodes ?? []
  const named = list.filters.idContaFinanceira
  const isChosen = ({ id, uuid }: Conta) =>
    todas ? contas.length === 1 : !named || String(id) === named || uuid === named
  // while the next account loads, the data is still the one before
  const last = atual?.conciliacaoBancaria
  const resumo = last && isChosen(last.contaFinanceira) ? last : undefined
  const conta = resumo?.contaFinanceira ?? (named ? contas.find(isChosen) : undefined)
  const sure = situacao === 'pendente' ? sureOnes(page.rows ?? []) : []
  const stray = situacao === 'pendente' ? strayOnes(page.rows ?? []) : []

  const box = useRef<HTMLDivElement>(null)
  const pressedOn = useNextRow(box, page.rows)

  /** Keys of the row with the focus: C confirms what is suggested, L writes an entry, B settles an account, R makes a rule, I ignores, D undoes. */
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || !singleKeys() || target.tagName !== 'TR') return
    const rows = [...event.currentTarget.querySelectorAll('tbody tr[tabindex]')]
    const row = page.rows?.[rows.indexOf(target)]
    if (!row) return
    const act = keys[event.key.toLowerCase()]
    if (!act || (act === 'baixar' && !settles(row)) || !may(row, needed(act))) return
    event.preventDefault()
    pressedOn(row.id)
    run(act, row)
  }

  /** Takes what is suggested for a movement, or opens the dialog in which somebody chooses. */
  const match = (row: Movimento) => {
    if (strayOf(row)) void actions.bring([row])
    else if (row.sugestao) void actions.confirm(row)
    // money that a code or its payer names may be this account's all the same: a person chooses
    else if (row.contaSugerida && row.proposta && row.proposta.fonte !== 'regra') setOpened({ what: 'baixar', row })
    else if (row.contaSugerida) void actions.settle(row)
    else if (row.proposta?.certa) void actions.book(row)
    // rules that differ fit: a person looks at what it is
    else if (row.proposta) setOpened({ what: 'lancar', row })
    else setOpened({ what: 'conciliar', row })
  }

  const run = (act: Ato | 'conferir', row: Movimento) => {
    if (act === 'conferir') setOpened({ what: 'conciliar', row })
    else if (act === 'conciliar') match(row)
    else if (act === 'ignorar') void actions.ignore(row)
    else if (act === 'desfazer' && (row.comBaixa || row.comLancado)) setOpened({ what: 'desfazer', row })
    else if (act === 'desfazer') void actions.undo(row)
    else setOpened({ what: act, row })
  }

  const settles = ({ valor }: Movimento) => (valor.startsWith('-') ? paga : recebe)
  const close = () => setOpened(undefined)
  const importButton = canImport && conta && (
    <Button
      intent="primary"
      icon={<Import />}
      text="Importar extrato"
      onClick={() => setOpened({ what: 'importar' })}
    />
  )

  return (
    <>
      <PageHeader
        title={title}
        crumbs={crumbs}
        actions={
          conta && (
            <>
              <Button
                variant="outlined"
                icon={<Filter />}
                text="Regras"
                onClick={() => setOpened({ what: 'regras' })}
              />
              {canImport && (
                <Button
                  variant="outlined"
                  icon={<History />}
                  text="Importações"
                  onClick={() => setOpened({ what: 'importacoes' })}
                />
              )}
              {importButton}
            </>
          )
        }
      />
      <Toolbar of={found} tools={<ListTools of={found} title={title} exporting="movimentoBancario.exportar" />}>
        <SearchBox list={list} placeholder="Buscar pelo histórico" />
        <Filters list={list}>
          {contas.length > 1 && (
            <HTMLSelect
              aria-label="Conta financeira"
              value={conta?.id ?? named}
              onChange={({ currentTarget }) => list.filterBy('idContaFinanceira', currentTarget.value)}
              options={[
                ...contas.map(({ id, nome }) => ({ value: String(id), label: nome })),
                { value: todasAsContas, label: 'Todas as contas' },
              ]}
            />
          )}
          <FilterDate list={list} name="inicio" label="De" />
          <FilterDate list={list} name="fim" label="Até" />
          <SortSelect list={list} columns={columns} />
        </Filters>
      </Toolbar>
      {resumo && <Saldo resumo={resumo} />}
      {conciliacao.error && !last && (
        <ErrorState text="Não foi possível buscar o saldo do banco." onRetry={() => void conciliacao.refetch()} />
      )}
      <div className={styles.situacoes}>
        <ButtonGroup role="group" aria-label="Situação" className={styles.grupo}>
          {situacoes.map(([value, label, counted]) => (
            <Button
              key={value}
              variant="outlined"
              text={resumo ? `${label} (${resumo[counted]})` : label}
              active={value === situacao}
              aria-pressed={value === situacao}
              onClick={() => list.filterBy('situacao', value)}
            />
          ))}
        </ButtonGroup>
        {sure.length > 0 && (
          <Button
            intent="primary"
            icon={<TickCircle />}
            text={`Confirmar sugeridos (${sure.length})`}
            onClick={() => void actions.confirmAll(sure)}
          />
        )}
      </div>
      {stray.length > 0 && <Stray rows={stray} conta={conta?.nome ?? 'esta conta'} bring={actions.bring} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows within it, which have the focus */}
      <div ref={box} onKeyDown={press}>
        <ListTable
          of={found}
          label={conta ? `Movimentos de ${conta.nome}` : title}
          errorText="Não foi possível buscar os movimentos."
          hint={empty[situacao]}
          add={importButton}
          open={(row) => (may(row, 'conciliar') ? () => setOpened({ what: 'conciliar', row }) : undefined)}
          menu={(row) =>
            row.acoesPermitidas.length > 0 && (
              <MovimentoMenu row={row} settles={settles(row)} actions={actions} run={run} />
            )
          }
        />
      </div>
      <p className={styles.keys}>
        Teclado: ↑ ↓ andam pelas linhas, Enter abre, C confirma o sugerido, L lança, B registra o pagamento ou o
        recebimento de uma conta, R cria uma regra, I ignora, D desfaz.
      </p>
      {opened && (
        <Dialog opened={opened} conta={conta} actions={actions} settles={settles} writes={writes} onClose={close} />
      )}
    </>
  )
}

type StrayProps = {
  rows: readonly Movimento[]
  conta: string
  bring: (rows: readonly Movimento[]) => Promise<void>
}

/** Says that entries of these movements lie in other accounts, and brings them. */
function Stray({ rows, conta, bring }: StrayProps) {
  const one = rows.length === 1
  return (
    <Callout intent="warning" className={styles.trazer}>
      {one
        ? `Um movimento já está lançado em ${namesOf(rows)}.`
        : `${rows.length} movimentos já estão lançados em ${namesOf(rows)}.`}{' '}
      <Button
        intent="warning"
        variant="outlined"
        text={`Trazer ${one ? 'o lançamento' : `os ${rows.length}`} para ${conta}`}
        onClick={() => void bring(rows)}
      />
    </Callout>
  )
}

type DialogProps = {
  opened: NonNullable<Opened>
  conta: ComponentProps<typeof ImportarDialog>['conta'] | undefined
  actions: ReturnType<typeof useMovimentoActions>
  settles: (row: Movimento) => boolean
  writes: boolean
  onClose: () => void
}

/** The dialog that is open. */
function Dialog({ opened, conta, actions, settles, writes, onClose }: DialogProps) {
  // what its match has made goes too: this undoes all that was done a moment ago
  const undo = (row: Movimento, lancados = true) => void actions.undo(row, { lancados })
  switch (opened.what) {
    case 'importar':
      return conta && <ImportarDialog conta={conta} onClose={onClose} />
    case 'importacoes':
      return conta && <ImportacoesDialog conta={conta} onClose={onClose} />
    case 'conciliar':
      return <ConciliarDialog row={opened.row} onClose={onClose} onUndo={undo} />
    case 'baixar':
      return (
        <BaixarDialog row={opened.row} onClose={onClose} onUndo={(row) => void actions.undo(row, { baixas: true })} />
      )
    case 'desfazer':
      return (
        <DesfazerDialog
          row={opened.row}
          settles={settles(opened.row)}
          onClose={onClose}
          onUndo={(tambem) => actions.undo(opened.row, tambem)}
        />
      )
    case 'regras':
      return <RegrasDialog writes={writes} onClose={onClose} />
    case 'regra':
      return <RegraDialog modelo={modeloDe(opened.row)} onClose={onClose} />
    case 'lancar':
      return <LancarDialog row={opened.row} onClose={onClose} onUndo={undo} />
  }
}

/** The names of the accounts in which the entries of these movements lie. */
const namesOf = (rows: readonly Movimento[]): string =>
  [...new Set(rows.map(({ emOutraConta }) => emOutraConta?.nomeContaFinanceira))].join(', ')

/** What a rule for movements such as this one begins with: the words of the text, without the numbers that change. */
const modeloDe = ({ historico, valor }: Movimento) => ({
  texto: (/[^\d/.:*-]*\p{L}{3}[^\d/.:*-]*/u.exec(historico)?.[0] ?? historico).trim().slice(0, 100),
  direcao: valor.startsWith('-') ? ('saiu' as const) : ('entrou' as const),
})

/** Anybody may have written the address. */
const situacaoOf = (text: string | undefined): Situacao =>
  situacoes.find(([value]) => value === text)?.[0] ?? 'pendente'
