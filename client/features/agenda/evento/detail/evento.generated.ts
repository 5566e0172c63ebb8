/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EventoDetalheQueryVariables = Exact<{
  id: string | number;
}>;


export type EventoDetalheQuery = { evento: { id: number, uuid: string, nomeEvento: string, descricao: string | null, dataInicio: string, dataFim: string | null, vagas: number | null, quantidadeMembros: number, encerrado: boolean, fotoUrl: string | null, createdAt: string, updatedAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, local: { id: number, uuid: string, nomeLocal: string, endereco: string | null } | null } };


export const EventoDetalheDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventoDetalhe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEvento"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vagas"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeMembros"}},{"kind":"Field","name":{"kind":"Name","value":"encerrado"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<EventoDetalheQuery, EventoDetalheQueryVariables>;
export const useEventoDetalheQuery = (options: useQuery.Options<EventoDetalheQuery, EventoDetalheQueryVariables> | SkipToken): useQuery.Result<EventoDetalheQuery, EventoDetalheQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EventoDetalheDocument, options as never) as never