import { useState } from 'react'
import type { RecordSearch } from '../../../../kernel/form'
import { formatDate } from '../../../../kernel/ui'
import { useCultosParaEscalaQuery } from './escala-form.generated'

interface Culto {
  id: number
  dataCulto: string
  horaCulto: string
  temaCulto: string | null
}

export const cultoChoice = ({ id, dataCulto, horaCulto, temaCulto }: Culto) => ({
  value: id,
  label: [`${formatDate(dataCulto)} ${horaCulto}`, temaCulto].filter(Boolean).join(' · '),
})

/** The services to come, the nearest first, for a RecordField. */
export function useCultoSearch(): RecordSearch {
  const [busca, search] = useState('')
  const { data, previousData, loading } = useCultosParaEscalaQuery({ variables: { busca: busca || undefined } })
  return { choices: ((data ?? previousData)?.cultos.nodes ?? []).map(cultoChoice), busca, loading, search }
}
