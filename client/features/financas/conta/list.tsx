import { Tick, Trash } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { maximoDeContas } from '../../../../schema/rules/financas/baixa.input'
import { somaDe } from '../../../../schema/rules/financas/baixa.rules'
import {
  AddButton,
  FilterDate,
  FilterRecord,
  FilterSelect,
  Filters,
  type ListQuery,
  ListTable,
  ListTools,
  SearchBox,
  SelectionBar,
  SortSelect,
  Toolbar,
  useSelection,
} from '../../../kernel/list'
import { useCan } from '../../../kernel/session'
import { formatMoney, Money, PageHeader, toast } from '../../../kernel/ui'
import { useCentroCustoChoices } from '../centro-custo'
import { useFornecedorSearch, useNomeFornecedor } from '../fornecedor'
import styles from './conta.module.css'
import { ContaMenu } from './menu'
import type { Conta, ContaActions, ContaCampo, ContaSide } from './side'

export const filterNames = ['statusConta', 'idCentroCusto', 'idFornecedor', 'inicio', 'fim', 'excluidos'] as const
type Filter = (typeof filterNames)[number]

/** The filters of the address as the API takes them; an unknown status is ignored. */
export function filtroDe<Status extends string>(
  filters: Partial<Record<Filter, string>>,
  status: readonly Status[],
): {
  statusConta?: Status
  idCentroCusto?: string
  idFornecedor?: string
  inicio?: string
  fim?: string
  excluidos: boolean
} {
  const { statusConta, idCentroCusto, idFornecedor, inicio, fim, excluidos } = filters
  return {
    statusConta: status.find((each) => each === statusConta),
    idCentroCusto: numberIn(idCentroCusto),
    idFornecedor: numberIn(idFornecedor),
    inicio,
    fim,
    excluidos: excluidos === 'true',
  }
}

const numberIn = (text: string | undefined) => (text && /^\d+$/.test(text) ? text : undefined)

type Props = {
  side: ContaSide
  found: ListQuery<Conta, unknown, ContaCampo, Filter>
  /** The sum of all matching records; only while a search or filter is active. */
  soma: string | null | undefined
  /** what is left of that sum to pay or to receive */
  restante: string | null | undefined
  actions: ContaActions
  exporting: 'contaPagar.exportar' | 'contaReceber.exportar'
}

/** The list of payables or of receivables. */
export function ContaList({ side, found, soma, restante, actions, exporting }: Props) {
  const { list, columns, page } = found
  const canWrite = useCan(side.write)
  const centros = useCentroCustoChoices()
  const fornecedores = useFornecedorSearch({ all: true, wanted: side.fornecedores })
  const fornecedor = useNomeFornecedor(side.fornecedores && list.filters.idFornecedor)
  const add = canWrite && <AddButton to={side.urls.create} text="Nova Conta" />
  const headed = (
    <>
      <Link className="bp6-button bp6-outlined" to={side.urls.porAtraso}>
        A vencer e vencidas
      </Link>
      {add}
    </>
  )
  const status = [
    ...Object.entries(side.status).map(([value, { text }]) => ({ value, label: text })),
    { value: 'parcial', label: 'Parcial' },
  ]
  const selection = useSelection<Conta>({
    nameOf: ({ descricaoConta }) => descricaoConta,
    most: maximoDeContas,
    full: `Escolha no máximo ${maximoDeContas} contas.`,
  })
  // a row that somebody else changed is as the list shows it now
  const rows = selection.rows.map((row) => page.rows?.find(({ id }) => id === row.id) ?? row)
  const ofOneChurch = () => new Set(rows.map(({ idCliente }) => idCliente)).size === 1
  const cancel = () => {
    const kept = rows.find(({ acoesPermitidas }) => !acoesPermitidas.includes('excluir'))
    if (kept) {
      const text = `${kept.descricaoConta} não pode ser cancelada: só uma conta em aberto, sem nada ${side.feito}.`
      return toast.error(`${text} Tire-a da seleção.`)
    }
    if (!ofOneChurch()) return toast.error('Escolha contas de uma só igreja.')
    void actions.cancelMany(rows, selection.clear)
  }
  const settle = () => {
    const settled = rows.find(({ acoesPermitidas }) => !acoesPermitidas.includes('encerrar'))
    if (settled) return toast.error(`${settled.descricaoConta} não está em aberto: tire-a da seleção.`)
    if (!ofOneChurch()) return toast.error('Escolha contas de uma só igreja.')
    actions.settleMany(rows, selection.clear)
  }
  return (
    <>
      <PageHeader title={side.title} crumbs={[{ text: 'Tesouraria' }]} actions={headed} />
      <Toolbar of={found} tools={<ListTools of={found} title={side.title} exporting={exporting} />}>
        <SearchBox list={list} placeholder="Buscar pela descrição ou número" />
        <Filters list={list}>
          <FilterSelect list={list} name="statusConta" label="Status" choices={status} />
          {fornecedores && (
            <FilterRecord list={list} name="idFornecedor" label="Fornecedor" found={fornecedores} chosen={fornecedor} />
          )}
          <FilterSelect list={list} name="idCentroCusto" label="Centro de custo" choices={centros} />
          <FilterDate list={list} name="inicio" label="Vence de" />
          <FilterDate list={list} name="fim" label="Vence até" />
          <SortSelect list={list} columns={columns.all} />
        </Filters>
      </Toolbar>
      {list.narrowed && soma != null && page.rows?.length !== 0 && (
        <p className={styles.found}>
          Soma do que foi encontrado: <Money value={soma} />
          {restante != null && restante !== soma && (
            <>
              {' '}
              · ainda falta <Money value={restante} />
            </>
          )}
        </p>
      )}
      {canWrite && (
        <SelectionBar
          selection={selection}
          text={`${rows.length === 1 ? '1 conta' : `${rows.length} contas`}, ${formatMoney(somaDe(...rows.map(({ restante }) => restante)))}`}
          actions={[
            { icon: <Tick />, text: 'Encerrar contas', onClick: settle },
            { icon: <Trash />, text: 'Cancelar contas', onClick: cancel },
          ]}
        />
      )}
      <ListTable
        of={found}
        label={side.title}
        errorText={side.listFailed}
        hint={side.hint}
        add={add}
        selection={canWrite ? selection : undefined}
        menu={canWrite ? (row) => <ContaMenu row={row} side={side} actions={actions} /> : undefined}
      />
      {actions.dialog}
    </>
  )
}
