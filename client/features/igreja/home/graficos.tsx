import { BarChart } from '../../../kernel/chart'
import { formatMonth } from '../../../kernel/ui'
import { FrequenciaBars } from '../../culto/culto'
import { cultoUrls } from '../../culto/culto/urls'
import { Card, None } from './card'
import type { IgrejaData } from './data'

const series = [
  { name: 'Entradas', color: 'income' },
  { name: 'Saídas', color: 'expense' },
] as const

/** Income beside expenses of the last twelve months. */
export function Meses({ meses }: { meses: NonNullable<IgrejaData['meses']> }) {
  const bars = meses.map(({ mes, entradas, saidas }) => {
    const longText = formatMonth(mes)
    return { key: mes, text: longText.slice(0, 3), longText, values: [entradas, saidas] }
  })
  const any = meses.some(({ entradas, saidas }) => Number(entradas) !== 0 || Number(saidas) !== 0)
  return (
    <Card title="Entradas e saídas por mês" to="/dashboard/painel-financeiro" more="Painel financeiro">
      {any ? (
        <BarChart label="Entradas e saídas dos últimos doze meses" of="Mês" series={series} bars={bars} />
      ) : (
        <None>Nenhum lançamento nos últimos doze meses.</None>
      )}
    </Card>
  )
}

/** Attendance of the last worship services. */
export function Frequencia({ cultos }: { cultos: NonNullable<IgrejaData['frequencia']> }) {
  return (
    <Card title="Frequência dos últimos cultos" to={cultoUrls.frequencia} more="Frequência">
      {cultos.length === 0 ? <None>Nenhum culto realizado ainda.</None> : <FrequenciaBars cultos={cultos} />}
    </Card>
  )
}
