import { lastTwelveMonths, PorContaCard, Tiles } from '../../livro-caixa'
import styles from '../demonstrativo.module.css'
import { Estado } from '../estado'
import { Moldura } from '../moldura'
import { usePedido } from '../pedido'
import { type Grupo, type Linha, Tabela } from '../tabela'
import { demonstrativoUrls } from '../urls'
import { type FluxoCaixaQuery, useFluxoCaixaQuery } from './fluxo-caixa.generated'

const title = 'Fluxo de caixa'

/** What came in and went out by category, a month in each column, from the balance before to the balance after. */
export function Component() {
  const pedido = usePedido(lastTwelveMonths)
  const { data, previousData, error, refetch } = useFluxoCaixaQuery({ variables: pedido.variables })
  const fluxo = (data ?? previousData)?.fluxoCaixa
  return (
    <Moldura title={title} name="fluxo-caixa" pedido={pedido}>
      {fluxo ? (
        <>
          <Tiles livro={fluxo} />
          <Tabela
            label={title}
            primeira="Categoria"
            colunas={[...fluxo.meses.map(({ mes }) => shortMonth(mes)), 'Total']}
            grupos={groupsOf(fluxo, pedido.idContaFinanceira)}
          />
          <PorConta fluxo={fluxo} />
        </>
      ) : (
        <Estado error={error} refetch={refetch} />
      )}
    </Moldura>
  )
}

/** '2026-11' to 'nov. 2026' */
const shortMonth = (mes: string): string => `${short.format(new Date(`${mes}-15T12:00:00Z`))} ${mes.slice(0, 4)}`

const short = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' })

type Fluxo = FluxoCaixaQuery['fluxoCaixa']
type Soma = 'saldoAnterior' | 'entradas' | 'saidas' | 'saldosIniciais' | 'transferencias' | 'saldo'

function groupsOf(fluxo: Fluxo, idContaFinanceira: string | undefined): Grupo[] {
  const { inicio, fim, meses, linhas } = fluxo
  const sum = (key: Soma, nome: string): Linha => ({
    key,
    nome,
    valores: [...meses.map((mes) => mes[key]), fluxo[key]],
    soma: true,
    saldo: key.startsWith('saldo'),
  })
  const side = (tipo: string): Linha[] =>
    linhas
      .filter((linha) => linha.tipo === tipo)
      .map(({ categoria, nivel, idCategoria, registro, nome, total, meses: valores }) => ({
        key: `${tipo} ${categoria} ${nivel} ${idCategoria}`,
        nome,
        // the entries that have only the root are within the ledger of the root
        to:
          registro === null || (nivel === 2 && idCategoria === null)
            ? undefined
            : demonstrativoUrls.razao({
                inicio,
                fim,
                idCategoria: String(registro),
                ...(idContaFinanceira && { idContaFinanceira }),
              }),
        valores: [...valores, total],
        recuada: nivel === 2,
      }))
  return [
    { linhas: [sum('saldoAnterior', 'Saldo anterior')] },
    { titulo: 'Entradas', linhas: [...side('entrada'), sum('entradas', 'Total de entradas')] },
    { titulo: 'Saídas', linhas: [...side('saida'), sum('saidas', 'Total de saídas')] },
    {
      titulo: 'Saldo',
      linhas: [
        ...(fluxo.saldosIniciais === '0.00' ? [] : [sum('saldosIniciais', 'Saldos iniciais')]),
        sum('transferencias', 'Transferências'),
        sum('saldo', 'Saldo final'),
      ],
    },
  ]
}

/** The accounts, whose balances make up those of the cash flow. */
function PorConta({ fluxo: { contas, ...fluxo } }: { fluxo: Fluxo }) {
  return (
    <div className={styles.depois}>
      <PorContaCard livro={{ ...fluxo, contas: [...contas] }} />
    </div>
  )
}
