/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CertificadoBatismoQueryVariables = Exact<{
  id: string | number;
}>;


export type CertificadoBatismoQuery = { certificadoBatismo: { id: number, uuid: string, nomeBatizando: string, nomePastor: string, dataBatismo: string, nomeIgreja: string, local: string | null, logoUrl: string | null } };


export const CertificadoBatismoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CertificadoBatismo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificadoBatismo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeBatizando"}},{"kind":"Field","name":{"kind":"Name","value":"nomePastor"}},{"kind":"Field","name":{"kind":"Name","value":"dataBatismo"}},{"kind":"Field","name":{"kind":"Name","value":"nomeIgreja"}},{"kind":"Field","name":{"kind":"Name","value":"local"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}}]} as unknown as DocumentNode<CertificadoBatismoQuery, CertificadoBatismoQueryVariables>;
export const useCertificadoBatismoQuery = (options: useQuery.Options<CertificadoBatismoQuery, CertificadoBatismoQueryVariables> | SkipToken): useQuery.Result<CertificadoBatismoQuery, CertificadoBatismoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CertificadoBatismoDocument, options as never) as never