import './inicio.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Component as Landing } from './features/igreja/landing'

const root = document.getElementById('root')
if (!root) throw new Error('inicio.html without #root')

// The first page by itself, without the router and the screens behind it: who only looks should not wait for them.
createRoot(root).render(
  <StrictMode>
    <Landing />
  </StrictMode>,
)
