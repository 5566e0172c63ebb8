import { Callout } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { useCan } from '../../../kernel/session'
import { useAvisoPrevisaoQuery } from './aviso-previsao.generated'

type Despesa = {
  categoria: number | undefined
  idCategoria: string | null
  data: unknown
  valor: unknown
  idSaida?: string | undefined
}

/** Milliseconds without another key press after which the amount is taken for typed. */
const PAUSE = 500

/** The sentence about an expense that takes more than is planned for its category; it can be saved all the same. */
export function AvisoPrevisao({ despesa }: { despesa: Despesa }) {
  const key = JSON.stringify(despesa)
  const [typed, setTyped] = useState(key)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(key), PAUSE)
    return () => clearTimeout(timer)
  }, [key])
  const { categoria, data, valor, ...others } = JSON.parse(typed) as Despesa
  const complete = /^\d{4}-\d{2}-\d{2}$/.test(String(data)) && /^\d+(\.\d{1,2})?$/.test(String(valor))
  const allowed = useCan('previsaoOrcamentaria.ler')
  const { data: answer } = useAvisoPrevisaoQuery({
    variables: { categoria: categoria ?? 0, data: String(data), valor: String(valor), ...others },
    skip: !allowed || !complete || !categoria,
    fetchPolicy: 'network-only',
  })
  if (!complete || !answer?.avisoPrevisao) return null
  return (
    <Callout intent="warning" role="status">
      {answer.avisoPrevisao}
    </Callout>
  )
}
