import { sql } from 'kysely'
import type { DemoArea } from '../context.js'

/** The treasurer's rules: which entry a bank movement becomes, by its text. */
const regras = [
  { texto: 'TARIFA PACOTE', direcao: 'saiu', descricao: 'Tarifa do banco', raiz: 5, categoria: 'Tarifas e juros' },
  { texto: 'RENDIMENTO', direcao: 'entrou', descricao: null, raiz: 5, categoria: 'Rendimentos financeiros' },
] as const

export const regrasBancarias: DemoArea = async ({ work: { db, idCliente }, church }) => {
  // the other church has only the fixed categories
  if (church.key !== 'betel') return
  for (const [place, { texto, direcao, descricao, raiz, categoria }] of regras.entries())
    await sql`
      insert into regra_bancaria (id_cliente, ordem, texto, direcao, descricao, categoria, id_categoria)
      values (${idCliente}, ${place + 1}, ${texto}, ${direcao}, ${descricao}, ${raiz}, (
        select id from categoria where id_cliente = ${idCliente} and nome = ${categoria}
          and natureza = ${direcao === 'saiu' ? 'despesa' : 'receita'} and excluido_em is null))`.execute(db)
}
