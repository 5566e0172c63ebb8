import type { DemoArea } from '../context.js'

/** Whom people ask about their data, in one church; the other one is still advised to say so. */
export const dataOfficer: DemoArea = async ({ work, church, idUsuario }) => {
  if (church.key !== 'betel') return
  await work.db
    .updateTable('cliente')
    .set({
      encarregado: 'Secretaria da Igreja Betel',
      emailEncarregado: 'privacidade@betel.demo',
      telefoneEncarregado: '1932550100',
    })
    .where('id', '=', idUsuario)
    .where('idCliente', '=', idUsuario)
    .execute()
}
