import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import { type Route, recordId } from '../../../kernel/transport/rest/route.js'
import {
  downloadContato,
  downloadContatosOfCelula,
  downloadContatosOfClasse,
  downloadContatosOfDepartamento,
  downloadContatosOfEscala,
} from './vcard.usecases.js'

const tag = 'Contatos da igreja'

export const diretorioRoutes: Route[] = [
  fileRoute('/user/{id}/vcard', downloadContato, recordId, {
    record: 'usuario',
    summary: 'O que uma pessoa adulta escolheu mostrar à igreja, como vCard 4.0 (RFC 6350).',
    tag,
    file: ['vcf'],
  }),
  fileRoute('/celulas/{id}/vcard', downloadContatosOfCelula, recordId, {
    record: 'celula',
    summary: 'Os membros adultos de uma célula que mostram o seu contato à igreja, como vCards 4.0 (RFC 6350).',
    tag,
    file: ['vcf'],
  }),
  fileRoute('/departamentos/{id}/vcard', downloadContatosOfDepartamento, recordId, {
    record: 'departamento',
    summary: 'Os membros ativos e adultos de um departamento que mostram o seu contato à igreja, como vCards 4.0.',
    tag,
    file: ['vcf'],
  }),
  fileRoute('/classesEBD/{id}/vcard', downloadContatosOfClasse, recordId, {
    record: 'classe_ebd',
    summary: 'Os alunos ativos e adultos de uma classe que mostram o seu contato à igreja, como vCards 4.0.',
    tag,
    file: ['vcf'],
  }),
  fileRoute('/cultos/{id}/escala/vcard', downloadContatosOfEscala, recordId, {
    record: 'culto',
    summary: 'Os adultos na escala de um culto que mostram o seu contato à igreja, como vCards 4.0; sem quem recusou.',
    tag,
    file: ['vcf'],
  }),
]
