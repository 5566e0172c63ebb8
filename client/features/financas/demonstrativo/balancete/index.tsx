import { presentMonth } from '../../livro-caixa'
import { Estado } from '../estado'
import { Moldura } from '../moldura'
import { usePedido } from '../pedido'
import { Saldo } from '../saldo'
import { type Grupo, type Linha, Tabela } from '../tabela'
import { demonstrativoUrls } from '../urls'
import { type BalanceteQuery, useBalanceteQuery } from './balancete.generated'

const title = 'Balancete'

/** The balances of accounts and categories, and what moved them; debits and credits are equal. */
export function Component() {
  const pedido = usePedido(presentMonth)
  const { data, previousData, error, refetch } = useBalanceteQuery({ variables: pedido.variables })
  const found = (data ?? previousData)?.balancete
  return (
    <Moldura title={title} name="balancete" pedido={pedido}>
      {found ? (
        <>
          <Tabela
            label={title}
            primeira="Conta ou categoria"
            colunas={['Saldo anterior', 'Débitos', 'Créditos', 'Saldo']}
            grupos={groupsOf(found, pedido.idContaFinanceira)}
          />
          <p>D: saldo devedor. C: saldo credor. As categorias começam em janeiro.</p>
        </>
      ) : (
        <Estado error={error} refetch={refetch} />
      )}
    </Moldura>
  )
}

type Balancete = BalanceteQuery['balancete']

const names = {
  conta: 'Contas financeiras',
  patrimonio: 'Saldo acumulado',
  transferencia: 'Transferências',
  receita: 'Receitas',
  despesa: 'Despesas',
}

function groupsOf({ inicio, fim, linhas, totais }: Balancete, idContaFinanceira: string | undefined): Grupo[] {
  const ledger = ({ grupo, registro, nome, nivel }: Balancete['linhas'][number]) => {
    if (registro === null || (nivel === 2 && nome === 'Sem subcategoria')) return undefined
    if (grupo === 'conta') return demonstrativoUrls.razao({ inicio, fim, idContaFinanceira: String(registro) })
    return demonstrativoUrls.razao({
      inicio,
      fim,
      idCategoria: String(registro),
      ...(idContaFinanceira && { idContaFinanceira }),
    })
  }
  const groups = Object.entries(names).map(([grupo, titulo]) => ({
    titulo,
    linhas: linhas
      .filter((linha) => linha.grupo === grupo)
      .map((linha): Linha => {
        const { nivel, registro, nome, devedora, saldoAnterior, debitos, creditos, saldo } = linha
        return {
          key: `${grupo} ${nivel} ${registro} ${nome}`,
          nome,
          to: ledger(linha),
          recuada: nivel === 2,
          valores: [
            <Saldo key="antes" value={saldoAnterior} devedora={devedora} />,
            debitos,
            creditos,
            <Saldo key="depois" value={saldo} devedora={devedora} />,
          ],
        }
      }),
  }))
  return [
    ...groups.filter(({ linhas: own }) => own.length > 0),
    {
      titulo: 'Soma',
      linhas: [
        { key: 'total', nome: 'Total', valores: [null, totais.totalDebitos, totais.totalCreditos, null], soma: true },
        {
          key: 'devedores',
          nome: 'Saldos devedores',
          valores: [totais.devedorAnterior, null, null, totais.devedor],
          soma: true,
        },
        {
          key: 'credores',
          nome: 'Saldos credores',
          valores: [totais.credorAnterior, null, null, totais.credor],
          soma: true,
        },
      ],
    },
  ]
}
