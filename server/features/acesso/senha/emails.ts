import type { EmailMessage } from '../../../kernel/work/mail/mail.js'
import { type Addressee, accountEmail, oneLine } from '../sessao/index.js'

export const recoveryEmail = (to: Addressee, url: string): EmailMessage =>
  accountEmail(to, `Nova senha - ${to.igreja}`, [
    `Recebemos um pedido de nova senha para a sua conta em ${to.igreja}. Para criar uma nova senha, abra este endereço:`,
    url,
    'Ele vale por 60 minutos e só pode ser usado uma vez.',
    'Se você não fez este pedido, ignore esta mensagem: a sua senha continua a mesma.',
  ])

/** The e-mail for an address with accounts in several churches: one link per account. */
export const recoveryOfSeveral = (email: string, links: readonly { igreja: string; url: string }[]): EmailMessage => ({
  para: email,
  assunto: 'Nova senha',
  sairEm: null,
  texto: [
    'Olá!',
    'Recebemos um pedido de nova senha. Este e-mail tem conta em mais de uma igreja; abra o endereço daquela em que quer criar uma nova senha:',
    ...links.map(({ igreja, url }) => `${oneLine(igreja)}:\n${url}`),
    'Cada um vale por 60 minutos e só pode ser usado uma vez.',
    'Se você não fez este pedido, ignore esta mensagem: as suas senhas continuam as mesmas.',
    'Candeia',
  ].join('\n\n'),
})

export const invitationEmail = (to: Addressee, url: string): EmailMessage =>
  accountEmail(to, `Seu acesso a ${to.igreja} na Candeia`, [
    `${to.igreja} cadastrou você na Candeia, o sistema de gestão da igreja. Para criar a sua senha e entrar, abra este endereço:`,
    url,
    'Ele vale por 7 dias e só pode ser usado uma vez. Se o prazo passar, use "Esqueci a senha" na tela de login para receber outro.',
    'Se você não conhece esta igreja, ignore esta mensagem.',
  ])

export const welcomeEmail = (to: Addressee, url: string): EmailMessage =>
  accountEmail(to, 'Boas-vindas à Candeia: crie a sua senha', [
    `O cadastro de ${to.igreja} está pronto. Para criar a sua senha e começar, abra este endereço:`,
    url,
    'Ele vale por 7 dias e só pode ser usado uma vez. Se o prazo passar, use "Esqueci a senha" na tela de login para receber outro.',
    'Se você não fez este cadastro, ignore esta mensagem.',
  ])
