/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MeuReciboQueryVariables = Exact<{
  id: string | number;
}>;


export type MeuReciboQuery = { meuRecibo: { id: number, uuid: string, numeroRecibo: number, nomeIgreja: string, logoUrl: string | null, fusoHorario: string, nomeMembro: string, cpfMembro: string | null, valorDizimo: string, valorPorExtenso: string, dataDizimo: string, nomeMeio: string, reciboEm: string, nomeEmissor: string | null, excluidoEm: string | null, estornado: boolean } };


export const MeuReciboDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MeuRecibo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meuRecibo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numeroRecibo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeIgreja"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fusoHorario"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMembro"}},{"kind":"Field","name":{"kind":"Name","value":"cpfMembro"}},{"kind":"Field","name":{"kind":"Name","value":"valorDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"valorPorExtenso"}},{"kind":"Field","name":{"kind":"Name","value":"dataDizimo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMeio"}},{"kind":"Field","name":{"kind":"Name","value":"reciboEm"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEmissor"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"estornado"}}]}}]}}]} as unknown as DocumentNode<MeuReciboQuery, MeuReciboQueryVariables>;
export const useMeuReciboQuery = (options: useQuery.Options<MeuReciboQuery, MeuReciboQueryVariables> | SkipToken): useQuery.Result<MeuReciboQuery, MeuReciboQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MeuReciboDocument, options as never) as never