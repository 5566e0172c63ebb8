import { BarChart } from '../../../../kernel/chart'
import { DetailCard } from '../../../../kernel/detail'
import { Balance, formatMonth, Money } from '../../../../kernel/ui'
import { mesesDe } from '../meses'
import type { NumerosDoDemonstrativoFragment } from './prestacao-contas.generated'
import styles from './prestacao-contas.module.css'

const series = [
  { name: 'Entradas', color: 'income' },
  { name: 'Saídas', color: 'expense' },
] as const

type Props = { numeros: NumerosDoDemonstrativoFragment }

/** What came in, what went out and what is left, beside the months before. */
export function Numeros({ numeros }: Props) {
  const { anterior, previsto, meses, contas, fundos } = numeros
  const restricted = fundos.some(
    ({ restrito, entradas, saidas }) => restrito && (entradas !== '0.00' || saidas !== '0.00'),
  )
  const bars = meses.map(({ mes, entradas, saidas }) => {
    const longText = formatMonth(mes)
    return { key: mes, text: longText.slice(0, 3), longText, values: [entradas, saidas] }
  })
  return (
    <>
      <DetailCard title="Demonstrativo">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Categoria</span>
              </th>
              <th scope="col">{mesesDe(numeros)}</th>
              {previsto && <th scope="col">Previsto</th>}
              <th scope="col">{mesesDe(anterior)}</th>
            </tr>
          </thead>
          <tbody>
            <tr className={styles.sum}>
              <th scope="row">Saldo anterior</th>
              <td>
                <Balance value={numeros.saldoAnterior} />
              </td>
              {previsto && <td />}
              <td />
            </tr>
            {numeros.saldosIniciais !== '0.00' && (
              <tr>
                <th scope="row">Saldos iniciais de contas novas</th>
                <td>
                  <Balance value={numeros.saldosIniciais} />
                </td>
                {previsto && <td />}
                <td />
              </tr>
            )}
          </tbody>
          <Lado titulo="Entradas" tipo="entrada" numeros={numeros} />
          <Lado titulo="Saídas" tipo="saida" numeros={numeros} />
          <tbody>
            <tr className={styles.sum}>
              <th scope="row">Saldo final</th>
              <td>
                <Balance value={numeros.saldo} />
              </td>
              {previsto && <td />}
              <td />
            </tr>
          </tbody>
        </table>
        {previsto && <p className={styles.small}>Previsto: {previsto.previsoes.join('; ')}.</p>}
        <p className={styles.small}>Gerencial, sem valor de demonstração contábil.</p>
      </DetailCard>
      {meses.length > 1 && (
        <DetailCard title="Mês a mês">
          <BarChart label="Entradas e saídas por mês" of="Mês" series={series} bars={bars} />
        </DetailCard>
      )}
      {restricted && (
        <DetailCard title="Com e sem restrição">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Fundos</th>
                <th scope="col">Entradas</th>
                <th scope="col">Saídas</th>
                <th scope="col">Resultado</th>
              </tr>
            </thead>
            <tbody>
              {fundos.map(({ restrito, entradas, saidas, resultado }) => (
                <tr key={String(restrito)}>
                  <th scope="row">{restrito ? 'Com restrição' : 'Sem restrição'}</th>
                  <td>
                    <Money value={entradas} />
                  </td>
                  <td>
                    <Money value={saidas} />
                  </td>
                  <td>
                    <Balance value={resultado} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </DetailCard>
      )}
      <DetailCard title="Onde está o dinheiro">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Conta financeira</th>
              <th scope="col">No início</th>
              <th scope="col">No fim</th>
            </tr>
          </thead>
          <tbody>
            {contas.map(({ nome, saldoAnterior, saldo }) => (
              <tr key={nome}>
                <th scope="row">{nome}</th>
                <td>
                  <Balance value={saldoAnterior} />
                </td>
                <td>
                  <Balance value={saldo} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DetailCard>
    </>
  )
}

type LadoProps = Props & { titulo: string; tipo: 'entrada' | 'saida' }

function Lado({ titulo, tipo, numeros }: LadoProps) {
  const { anterior: antes, previsto: planned } = numeros
  const total = tipo === 'entrada' ? 'entradas' : 'saidas'
  return (
    <tbody>
      {numeros.linhas
        .filter((linha) => linha.tipo === tipo)
        .map(({ nome, valor, anterior, previsto }) => (
          <tr key={nome}>
            <th scope="row">{nome}</th>
            <td>
              <Money value={valor} />
            </td>
            {planned && (
              <td>
                <Money value={previsto ?? '0.00'} />
              </td>
            )}
            <td>
              <Money value={anterior} />
            </td>
          </tr>
        ))}
      <tr className={styles.sum}>
        <th scope="row">{titulo}</th>
        <td>
          <Money value={numeros[total]} />
        </td>
        {planned && (
          <td>
            <Money value={planned[total]} />
          </td>
        )}
        <td>
          <Money value={antes[total]} />
        </td>
      </tr>
    </tbody>
  )
}
