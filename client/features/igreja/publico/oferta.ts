import { useCallback, useEffect, useState } from 'react'

export type Plano = { codigo: string; nome: string; descricao: string; preco: number; recursos: string[] }

export type Oferta = {
  /** E-mail of whoever runs this installation, where it tells. */
  contato: string | null
  /** Whether anybody pays here at all. */
  cobranca: boolean
  planos: Plano[]
}

let known: Promise<Oferta> | undefined

/** Asked once a visit. */
function read(): Promise<Oferta> {
  known ??= fetch('/api/oferta').then((answer) => {
    if (!answer.ok) throw new Error(`oferta: ${answer.status}`)
    return answer.json() as Promise<Oferta>
  })
  known.catch(() => {
    known = undefined
  })
  return known
}

/** What this installation offers; null while it is on its way. */
export function useOferta() {
  const [oferta, setOferta] = useState<Oferta | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    read().then(setOferta, () => setFailed(true))
  }, [])
  useEffect(load, [load])
  return { oferta, failed, retry: load }
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** 'R$ 49,90' */
export const precoMensal = ({ preco }: Plano): string => money.format(preco)
