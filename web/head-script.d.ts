declare module 'virtual:head-script' {
  const script: string;
  export default script;
}
