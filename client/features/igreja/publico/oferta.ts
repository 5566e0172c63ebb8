import { useCallback, useEffect, useState } from 'react'
import { useNetworkBack } from '../../../kernel/later/network'

export type Plano = { codigo: string; nome: string; descricao: string; preco: number; recursos: string[] }

export type Oferta = {
  /** E-mail of the operator of this installation, if published. */
  contato: string | null
  /** Whether this installation charges. */
  cobranca: boolean
  planos: Plano[]
}

let known: Promise<Oferta> | undefined

/** Fetched once while the page is open; after an error, fetched again. */
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

/** The offer of this installation; null while it loads. */
export function useOferta() {
  const [oferta, setOferta] = useState<Oferta | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    read().then(setOferta, () => setFailed(true))
  }, [])
  useEffect(load, [load])
  useNetworkBack(failed ? load : undefined)
  return { oferta, failed, retry: load }
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** 'R$ 49,90' */
export const precoMensal = ({ preco }: Plano): string => money.format(preco)
