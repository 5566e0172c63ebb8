import { formatDate } from '../../../../kernel/ui'
import { lastTwelveMonths } from '../../livro-caixa'
import styles from '../demonstrativo.module.css'
import { Estado } from '../estado'
import { Moldura } from '../moldura'
import { usePedido } from '../pedido'
import { type Grupo, type Linha, Tabela } from '../tabela'
import { demonstrativoUrls } from '../urls'
import { type ResultadoFundosQuery, type SomaDoFundoFragment, useResultadoFundosQuery } from './resultado.generated'

const title = 'Resultado'
const columns = ['No período', 'Um ano antes']

/** The result of unrestricted and of restricted funds, beside that of the same days of the year before. */
export function Component() {
  const pedido = usePedido(lastTwelveMonths)
  const { data, previousData, error, refetch } = useResultadoFundosQuery({ variables: pedido.variables })
  const found = (data ?? previousData)?.resultadoFundos
  return (
    <Moldura title={title} name="resultado-fundos" pedido={pedido}>
      {found ? (
        <>
          {found.fundos.map((fundo) => {
            const name = fundo.soma.restrito ? 'Fundos com restrição' : 'Fundos sem restrição'
            return (
              <section key={name}>
                <h2 className={styles.titulo}>{name}</h2>
                <Tabela
                  label={name}
                  primeira="Categoria"
                  colunas={columns}
                  grupos={groupsOf(fundo, found, pedido.idContaFinanceira)}
                />
              </section>
            )
          })}
          <h2 className={styles.titulo}>Todos os fundos</h2>
          <Tabela
            label="Todos os fundos"
            primeira="Soma"
            colunas={columns}
            grupos={[{ linhas: [income(found.total), expenses(found.total), surplus(found.total)] }]}
          />
          <p className={styles.nota}>
            Um ano antes: de {formatDate(found.inicioAnterior)} a {formatDate(found.fimAnterior)}.
          </p>
        </>
      ) : (
        <Estado error={error} refetch={refetch} />
      )}
    </Moldura>
  )
}

type Resultado = ResultadoFundosQuery['resultadoFundos']
type Fundo = Resultado['fundos'][number]

const income = ({ entradas, entradasAntes }: SomaDoFundoFragment): Linha => ({
  key: 'entradas',
  nome: 'Total de receitas',
  valores: [entradas, entradasAntes],
  soma: true,
})

const expenses = ({ saidas, saidasAntes }: SomaDoFundoFragment): Linha => ({
  key: 'saidas',
  nome: 'Total de despesas',
  valores: [saidas, saidasAntes],
  soma: true,
})

const surplus = ({ resultado, resultadoAntes }: SomaDoFundoFragment): Linha => ({
  key: 'resultado',
  nome: resultado.startsWith('-') ? 'Déficit' : 'Superávit',
  valores: [resultado, resultadoAntes],
  soma: true,
  saldo: true,
})

function groupsOf(fundo: Fundo, { inicio, fim, fundos }: Resultado, idContaFinanceira: string | undefined): Grupo[] {
  // the ledger of a root has also the entries of the categories below it, so their sum is another one
  const divided = (tipo: string, categoria: number) =>
    fundos.some(({ linhas }) =>
      linhas.some((linha) => linha.tipo === tipo && linha.categoria === categoria && linha.idCategoria !== null),
    )
  const side = (tipo: string): Linha[] =>
    fundo.linhas
      .filter((linha) => linha.tipo === tipo)
      .map(({ categoria, idCategoria, registro, nome, total, anterior }) => ({
        key: `${tipo} ${categoria} ${idCategoria}`,
        nome,
        to:
          registro === null || (idCategoria === null && divided(tipo, categoria))
            ? undefined
            : demonstrativoUrls.razao({
                inicio,
                fim,
                idCategoria: String(registro),
                ...(idContaFinanceira && { idContaFinanceira }),
              }),
        valores: [total, anterior],
      }))
  return [
    { titulo: 'Receitas', linhas: [...side('entrada'), income(fundo.soma)] },
    { titulo: 'Despesas', linhas: [...side('saida'), expenses(fundo.soma)] },
    { titulo: 'Resultado', linhas: [surplus(fundo.soma)] },
  ]
}
