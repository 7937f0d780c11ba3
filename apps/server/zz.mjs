import { enableCompileCache } from "node:module";
enableCompileCache();
const c=()=>{const u=process.resourceUsage();return ((u.userCPUTime+u.systemCPUTime)/1e3).toFixed(0)};
const t=performance.now();
console.log('start',c());
const { jobs }=await import(process.argv[2]);
console.log('imported',c(), performance.now()-t);
await jobs.warmUp(); console.log('warm',c(), performance.now()-t);
