/** The nine sections of the terms. The page itself adds the text of the contact section. */
export const SECTIONS = [
  {
    title: 'Uso do serviço',
    paragraphs: [
      'A Candeia serve à gestão de igrejas e instituições religiosas, e só para isso deve ser usada. Não é permitido nenhum uso contrário à lei, nem guardar ou enviar o que viole direitos de outras pessoas.',
      'Cada pessoa entra com a sua própria conta e responde pelo que faz com ela. O administrador da igreja decide quem tem acesso e o que cada um pode ver e fazer.',
    ],
  },
  {
    title: 'Proteção de dados',
    paragraphs: [
      'Os dados cadastrados pertencem à igreja, que responde por eles diante dos seus membros, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018). Nós os guardamos e tratamos só para prestar o serviço.',
      'Para a lei, a igreja é a controladora dos dados: decide o que guarda, de quem e para quê, e diz com quem se fala sobre eles. Quem mantém este serviço é o operador: trata os dados só como a igreja manda.',
      'Uma igreja nunca vê os dados de outra. Senhas e segredos são guardados de modo que ninguém os possa ler, e toda mudança fica registrada.',
      'Se algo atingir os dados de uma igreja, avisamos o administrador dela assim que soubermos, no máximo em 24 horas, com o que já se sabe e o que foi feito. A igreja avisa as pessoas e a Autoridade Nacional de Proteção de Dados (ANPD) no prazo da lei; o sistema tem um registro para isso.',
    ],
  },
  {
    title: 'Alterações dos termos',
    paragraphs: [
      'Estes termos podem mudar. Quando a mudança for importante, avisamos no sistema ou por e-mail antes que passe a valer. Quem continua a usar o serviço depois disso concorda com a nova versão.',
    ],
  },
  {
    title: 'Limitação de responsabilidade',
    paragraphs: [
      'Cuidamos para que o serviço esteja disponível e os dados, seguros, mas não garantimos que ele nunca pare ou falhe. Nos limites da lei, não respondemos por danos indiretos nem por decisões tomadas com base em dados cadastrados de modo errado ou incompleto.',
    ],
  },
  {
    title: 'Propriedade intelectual',
    paragraphs: [
      'O nome e a marca Candeia pertencem aos seus titulares. O programa é livre, sob a licença AGPL-3.0, e pode ser usado e modificado conforme ela permite. O que a igreja cadastra continua a ser da igreja.',
    ],
  },
  {
    title: 'Encerramento',
    paragraphs: [
      'Você pode pedir a exclusão da sua conta a qualquer momento. Os registros que a igreja precisa guardar, como os financeiros, permanecem sem identificar a pessoa. Com o nome ficam as atas aprovadas e os PDFs guardados das prestações de contas, de quem era do conselho ou é citado neles.',
      'Podemos suspender contas que descumpram estes termos ou que deixem de pagar a assinatura. Uma conta suspensa continua a poder ler e exportar os seus dados.',
    ],
  },
  {
    title: 'Modificações do sistema',
    paragraphs: [
      'O sistema evolui: funcionalidades podem ser acrescentadas, alteradas ou retiradas. Não retiramos nada que faça a igreja perder os dados que já cadastrou.',
    ],
  },
  { title: 'Contato', paragraphs: [] },
  {
    title: 'Solicitação de dados',
    paragraphs: [
      'Em Configurações, o botão "Solicitar Dados" entrega os seus dados em um arquivo JSON, na hora e sem custo.',
    ],
  },
] as const
