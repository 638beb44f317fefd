'use client';

export { ErrorLazy as default } from '@/components/shell/frame/lazy-parts';
