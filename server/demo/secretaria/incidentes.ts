import { sql } from 'kysely'
import { noon } from '../../../schema/rules/dates.js'
import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'

const textoAviso = `Aviso da Igreja Betel sobre os seus dados pessoais

Uma folha com nomes e telefones das famílias de uma célula se perdeu na praça depois do encontro. Um irmão a achou na manhã seguinte, e ela foi destruída.

Dados: nome e telefone. Ninguém mais os viu, até onde sabemos. Se alguém ligar pedindo dinheiro em nome da igreja, desconfie e fale conosco.

A partir de agora a lista da célula fica só no sistema. Dúvidas: Secretaria da Igreja Betel, privacidade@betel.demo.`

/** One security incident of some months ago, of which everybody was told in time: a lost sheet of paper. */
export const incidentes: DemoArea = async ({ work, church, people, today }) => {
  if (church.key !== 'betel') return
  const { db, idCliente } = work
  const day = addDays(today, -75)
  const at = (days: number, hour = 0) => new Date(Date.parse(noon(addDays(day, days))) + hour * 3_600_000)
  const [incidente] = await db
    .insertInto('incidente')
    .values({
      idCliente,
      titulo: 'Lista de telefones perdida',
      descricao:
        'Depois do encontro de uma célula, a folha com nomes e telefones das famílias ficou em um banco da praça. Foi achada na manhã seguinte.',
      dataOcorrencia: at(-1, 10),
      dataConhecimento: at(0, 3),
      dados: sql<string[]>`'["identificacao", "contato", "religiosos"]'::jsonb`,
      riscoRelevante: 1,
      consequencias:
        'Ligações de estranhos ou golpes em nome da igreja. A folha mostrava que as famílias são da igreja.',
      quantidadePessoas: 9,
      protecao: 'A folha ficava em uma pasta com o líder da célula.',
      medidas: 'A folha foi destruída. As listas das células ficam só no sistema, e a chamada é feita no celular.',
      comunicadoAnpdEm: at(1, 5),
      protocoloAnpd: 'DEMO-0001',
      textoAnpd: 'Comunicado pelo formulário da ANPD, com o texto pronto deste registro.',
      avisadosEm: at(1, 2),
      meioAviso: 'Ligação a cada família e mensagem pelo WhatsApp',
      textoAviso,
      encerradoEm: at(20),
      createdAt: at(0, 4),
      updatedAt: at(20),
    })
    .returning('id')
    .execute()
  const hit = people.filter(({ idade, usuarioAtivo }) => idade >= 18 && usuarioAtivo === 1).slice(20, 29)
  await db
    .insertInto('pessoa_incidente')
    .values(
      hit.map(({ id }) => ({ idCliente, idIncidente: Number(incidente?.id), idUsuario: id, createdAt: at(0, 5) })),
    )
    .execute()
}
